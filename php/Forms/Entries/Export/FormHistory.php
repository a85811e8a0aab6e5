<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;

/**
 * A form as it is and as it was. Its inputs of choices are numbered by their place: "5.2" was another choice before the
 * first was taken out, so that each entry is read by the version that it names (ADR 0024).
 */
final class FormHistory {

	/** @var array<int, Form|null> By version; null for one that cannot be read. */
	private array $byVersion = array();

	/** @var list<Field>|null */
	private ?array $fields = null;

	/** @var array<int, array<array-key, true>> By version. */
	private array $keys = array();

	/** @param non-empty-list<Form> $forms The form as it is, and earlier versions of it, newest first. */
	public function __construct( private array $forms, private FormVersions $versions ) {
		foreach ( $forms as $form ) {
			$this->byVersion[ $form->version() ] = $form;
		}
	}

	/** @return list<Field> Each question that anybody was asked, as it was asked last. */
	public function fields(): array {
		if ( null === $this->fields ) {
			$fields = array();
			foreach ( $this->forms as $form ) {
				foreach ( $form->fields() as $field ) {
					if ( array() !== $field->inputs ) {
						$fields[ $field->id ] ??= $field;
					}
				}
			}
			$this->fields = array_values( $fields );
		}
		return $this->fields;
	}

	/** Whether the form still asks it. */
	public function asks( Field $field ): bool {
		return $this->forms[0]->field( $field->id ) === $field;
	}

	/**
	 * Choices and parts of a question that it has no longer, as it had them last.
	 *
	 * @return array<string, FieldInput> By key: "5.4" of a part, "5.3@12" of the choice that was 5.3 in version 12.
	 */
	public function earlierInputs( Field $field ): array {
		$seen    = array_map( self::nameOf( ... ), $field->inputs );
		$earlier = array();
		foreach ( $this->forms as $form ) {
			foreach ( $form->field( $field->id )->inputs ?? array() as $input ) {
				if ( self::isOneOfSeveral( $input ) && ! in_array( self::nameOf( $input ), $seen, true ) ) {
					$seen[] = self::nameOf( $input );
					$earlier[ '' === $input->value ? $input->id : "{$input->id}@{$form->version()}" ] = $input;
				}
			}
		}
		return $earlier;
	}

	/** A question as the version of an entry has it; as it was asked last, where that is not known. */
	public function fieldIn( int $version, Field $field ): Field {
		if ( ! array_key_exists( $version, $this->byVersion ) ) {
			$this->byVersion[ $version ] = $this->versions->find( $this->forms[0]->id(), $version );
		}
		return $this->byVersion[ $version ]?->field( $field->id ) ?? $field;
	}

	/** @return array<array-key, true> Of all answers that an entry of this version can have. */
	public function answerKeys( int $version ): array {
		return $this->keys[ $version ] ??= array_fill_keys(
			array_merge(
				...array_map(
					fn( Field $field ): array => self::keysOf( $this->fieldIn( $version, $field ) ),
					$this->fields()
				)
			),
			true
		);
	}

	/** Whether it is a choice or a part, and not the whole of its field. */
	public static function isOneOfSeveral( FieldInput $input ): bool {
		return str_contains( $input->id, '.' );
	}

	/** @return list<array-key> */
	private static function keysOf( Field $field ): array {
		return array(
			$field->id,
			...array_map( static fn( FieldInput $input ) => $input->id, $field->inputs ),
			...array_keys( $field->record() + $field->hiddenParts() ),
		);
	}

	/** What a choice is known by, wherever it stands, or a part. */
	private static function nameOf( FieldInput $input ): string {
		return '' === $input->value ? $input->id : "={$input->value}";
	}
}

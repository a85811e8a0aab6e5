<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;

/**
 * The current form and its earlier versions. Inputs for choices are numbered by position: "5.2" was another choice
 * before the first one was removed, so each entry is read with the version that it was sent with (ADR 0024).
 */
final class FormHistory {

	/** @var array<int, Form|null> By version; null if it cannot be read. */
	private array $byVersion = array();

	/** @var list<Field>|null */
	private ?array $fields = null;

	/** @var array<int, array<array-key, true>> Keys of answers by version. */
	private array $keys = array();

	/** @param non-empty-list<Form> $forms The current form, then earlier versions, newest first. */
	public function __construct( private array $forms, private FormVersions $versions ) {
		foreach ( $forms as $form ) {
			$this->byVersion[ $form->version() ] = $form;
		}
	}

	/** @return list<Field> All questions that were ever asked, each as it was last asked. */
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

	/** Whether the current form has the field. */
	public function asks( Field $field ): bool {
		return $this->forms[0]->field( $field->id ) === $field;
	}

	/**
	 * Returns choices and parts that a question no longer has, as they last were.
	 *
	 * @return array<string, FieldInput> By key: "5.4" for a part, "5.3@12" for the choice that was 5.3 in version 12.
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

	/** Returns a question as a form version has it; as it was last asked if the version is unknown. */
	public function fieldIn( int $version, Field $field ): Field {
		if ( ! array_key_exists( $version, $this->byVersion ) ) {
			$this->byVersion[ $version ] = $this->versions->find( $this->forms[0]->id(), $version );
		}
		return $this->byVersion[ $version ]?->field( $field->id ) ?? $field;
	}

	/** @return array<array-key, true> Keys of all answers that an entry of this version can have. */
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

	/** Whether an input is a choice or a part of its field, and not the whole field. */
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

	/** Returns what identifies an input across versions: the value of a choice, whatever its position; a part's id. */
	private static function nameOf( FieldInput $input ): string {
		return '' === $input->value ? $input->id : "={$input->value}";
	}
}

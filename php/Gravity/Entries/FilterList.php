<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/**
 * Lists the filters for a form's entries: the keys, operators and values that `field_filters` accepts.
 */
final class FilterList {

	private const TEXT_OPERATORS   = array( 'is', 'isnot', '>', '<', 'contains' );
	private const CHOICE_OPERATORS = array( 'is', 'isnot' );

	/** Operators that Gravity Forms has for answers that are lists. */
	private const LIST_OPERATORS = array( 'contains' );

	public function __construct( private EntryKeys $keys ) {}

	/** @return list<array<string, mixed>> */
	public function build( Form $form, bool $ofStaff ): array {
		$filters = array( $this->filter( '0', __( 'Any form field', 'atoll' ), array( 'contains', 'is' ) ) );
		foreach ( $form->fields() as $field ) {
			if ( $field->isStored() && ! $field->holdsFiles() ) {
				array_push(
					$filters,
					...$this->ofField(
						$field,
						$ofStaff && '' !== $field->adminLabel ? $field->adminLabel : $field->label
					)
				);
			}
		}
		return array( ...$filters, ...$this->ofEntry() );
	}

	/** @return list<array<string, mixed>> One for a field with choices or a single input, else one for each part. */
	private function ofField( Field $field, string $label ): array {
		$keys = $this->keys->ofField( $field );
		if ( $field->isChosen() ) {
			$operators = $field->isList()
				? array( ...self::CHOICE_OPERATORS, ...self::LIST_OPERATORS )
				: self::CHOICE_OPERATORS;
			return array( $this->choices( (string) $field->id, $label, $field->choices, $operators ) );
		}
		if ( count( $keys ) < 2 ) {
			$operators = 'rows' === $field->shape ? self::LIST_OPERATORS : self::TEXT_OPERATORS;
			return array_map( fn( string $key ) => $this->filter( $key, $label, $operators ), $keys );
		}
		$filters = array();
		foreach ( $field->inputs as $input ) {
			$text      = "{$label} ({$input->label})";
			$filters[] = $input->choices
				? $this->choices( $input->id, $text, $input->choices )
				: $this->filter( $input->id, $text, self::TEXT_OPERATORS );
		}
		return $filters;
	}

	/** @return list<array<string, mixed>> */
	private function ofEntry(): array {
		$yesOrNo = array( new Choice( __( 'Yes', 'atoll' ), '1' ), new Choice( __( 'No', 'atoll' ), '0' ) );
		$date    = array(
			'placeholder' => 'yyyy-mm-dd',
			'cssClass'    => 'datepicker ymd_dash',
		);
		return array(
			$this->filter( 'entry_id', __( 'Entry ID', 'atoll' ), array( 'is', 'isnot', '>', '<' ) ),
			$this->filter( 'date_created', __( 'Entry Date', 'atoll' ), array( 'is', '>', '<' ) ) + $date,
			$this->choices( 'is_read', __( 'Read', 'atoll' ), $yesOrNo ),
			$this->choices( 'is_starred', __( 'Starred', 'atoll' ), $yesOrNo ),
			$this->filter( 'ip', __( 'IP Address', 'atoll' ), self::TEXT_OPERATORS ),
			$this->filter( 'source_url', __( 'Source URL', 'atoll' ), self::TEXT_OPERATORS ),
			$this->filter( 'created_by', __( 'User', 'atoll' ), self::CHOICE_OPERATORS ),
		);
	}

	/**
	 * @param list<string> $operators
	 * @return array<string, mixed>
	 */
	private function filter( string $key, string $text, array $operators ): array {
		return array(
			'key'             => $key,
			'text'            => $text,
			'operators'       => $operators,
			'preventMultiple' => false,
		);
	}

	/**
	 * @param list<Choice> $choices
	 * @param list<string> $operators
	 * @return array<string, mixed>
	 */
	private function choices(
		string $key,
		string $text,
		array $choices,
		array $operators = self::CHOICE_OPERATORS
	): array {
		$values = array_map(
			static fn( Choice $choice ) => array(
				'text'  => $choice->text,
				'value' => $choice->value,
			),
			$choices
		);
		return $this->filter( $key, $text, $operators ) + array( 'values' => $values );
	}
}

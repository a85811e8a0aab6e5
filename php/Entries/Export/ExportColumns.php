<?php

declare( strict_types=1 );

namespace Atoll\Entries\Export;

use Atoll\Forms\Display;
use Atoll\Forms\Field;
use Atoll\Forms\FieldInput;
use Atoll\Forms\Form;

/**
 * What an exported list can have: properties of entries, and answers to a form's fields: the whole of a field as people
 * read it ("5"), or one input as it is kept ("5.1").
 */
final class ExportColumns {

	private LocalTime $time;

	public function __construct( private Display $display, \DateTimeZone $zone ) {
		$this->time = new LocalTime( $zone );
	}

	/**
	 * All that there are, in the order that they are offered in.
	 *
	 * @param Form|null $form  Null for entries of several forms.
	 * @param bool      $words Choices by their labels instead of their values.
	 * @return array<string, ExportColumn> By key.
	 */
	public function of( ?Form $form, bool $words = true ): array {
		$columns = array( ...$this->properties(), ...( null === $form ? array() : $this->answers( $form, $words ) ) );
		return array_combine( array_map( static fn( ExportColumn $column ) => $column->key, $columns ), $columns );
	}

	/** @return list<ExportColumn> */
	private function properties(): array {
		$plain = static fn( string $key, string $heading, string $column ) => new ExportColumn( $key, $heading, static fn( array $row ): string => self::text( $row, $column ) );
		$local = fn( string $key, string $heading ) => new ExportColumn( $key, $heading, fn( array $row ): string => $this->time->of( self::text( $row, $key ) ) );
		$yes   = __( 'Yes', 'atoll' );
		return array(
			$plain( 'id', __( 'Entry', 'atoll' ), 'id' ),
			$plain( 'form_id', __( 'Form', 'atoll' ), 'form_number' ),
			$local( 'date_created', __( 'Received', 'atoll' ) ),
			$local( 'date_updated', __( 'Changed', 'atoll' ) ),
			$plain( 'status', __( 'Place', 'atoll' ), 'status' ),
			new ExportColumn( 'is_starred', __( 'Starred', 'atoll' ), static fn( array $row ): string => '1' === self::text( $row, 'is_starred' ) ? $yes : '' ),
			$plain( 'source_url', __( 'Sent from', 'atoll' ), 'source_url' ),
			$plain( 'created_by', __( 'Login', 'atoll' ), 'created_by' ),
			$plain( 'ip', __( 'IP address', 'atoll' ), 'ip' ),
			$plain( 'user_agent', __( 'Browser', 'atoll' ), 'user_agent' ),
		);
	}

	/** @return list<ExportColumn> */
	private function answers( Form $form, bool $words ): array {
		$columns = array();
		foreach ( $form->fields() as $field ) {
			if ( array() !== $field->inputs ) {
				$columns[] = new ExportColumn( (string) $field->id, $this->heading( $field ), ( new FieldCell( $field, $this->display, $words ) )->read( ... ) );
				$columns   = array( ...$columns, ...( count( $field->inputs ) > 1 ? array_map( fn( FieldInput $input ) => $this->part( $field, $input ), $field->inputs ) : array() ) );
			}
		}
		return $columns;
	}

	private function part( Field $field, FieldInput $input ): ExportColumn {
		return new ExportColumn( $input->id, "{$this->heading( $field )} ({$input->label})", static fn( array $row, array $answers ): string => is_string( $answers[ $input->id ] ?? null ) ? $answers[ $input->id ] : '' );
	}

	private function heading( Field $field ): string {
		return '' === $field->adminLabel ? $field->label : $field->adminLabel;
	}

	/** @param array<array-key, mixed> $row */
	private static function text( array $row, string $column ): string {
		return is_string( $row[ $column ] ?? null ) ? $row[ $column ] : '';
	}
}

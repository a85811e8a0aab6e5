<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;

/**
 * Columns that an exported list can have: properties of entries, and answers to a form's fields: a whole field as
 * people read it ("5"), or one input as it is stored ("5.1").
 */
final class ExportColumns {

	private LocalTime $time;

	public function __construct( private AnswerText $answerText, \DateTimeZone $zone ) {
		$this->time = new LocalTime( $zone );
	}

	/**
	 * All columns, in the order in which they are offered.
	 *
	 * @param list<Form> $forms The entries' form and its earlier versions, newest first; none for entries of several
	 * forms.
	 * @return array<string, ExportColumn> By key.
	 */
	public function of( array $forms ): array {
		$columns = array( ...$this->propertyColumns(), ...$this->answerColumns( $forms ) );
		return array_combine( array_map( static fn( ExportColumn $column ) => $column->key, $columns ), $columns );
	}

	/** @return list<ExportColumn> */
	private function propertyColumns(): array {
		$plain = static fn( string $key, string $heading, string $column ) => new ExportColumn(
			$key,
			$heading,
			static fn( array $rows ): array => self::texts( $rows, $column )
		);
		$local = fn( string $key, string $heading ) => new ExportColumn(
			$key,
			$heading,
			fn( array $rows ): array => array_map( $this->time->of( ... ), self::texts( $rows, $key ) )
		);
		$yes   = __( 'Yes', 'atoll' );
		return array(
			$plain( 'id', __( 'Entry', 'atoll' ), 'id' ),
			$plain( 'form_id', __( 'Form', 'atoll' ), 'form_number' ),
			$local( 'date_created', __( 'Received', 'atoll' ) ),
			$local( 'date_updated', __( 'Changed', 'atoll' ) ),
			$plain( 'status', __( 'Place', 'atoll' ), 'status' ),
			new ExportColumn(
				'is_starred',
				__( 'Starred', 'atoll' ),
				static fn( array $rows ): array => array_map(
					static fn( string $flag ) => '1' === $flag ? $yes : '',
					self::texts( $rows, 'is_starred' )
				)
			),
			$plain( 'source_url', __( 'Sent from', 'atoll' ), 'source_url' ),
			$plain( 'created_by', __( 'Login', 'atoll' ), 'created_by' ),
			$plain( 'ip', __( 'IP address', 'atoll' ), 'ip' ),
			$plain( 'user_agent', __( 'Browser', 'atoll' ), 'user_agent' ),
		);
	}

	/**
	 * Also to questions that the form no longer asks, as it asked them last.
	 *
	 * @param list<Form> $forms
	 * @return list<ExportColumn>
	 */
	private function answerColumns( array $forms ): array {
		$columns = array();
		$seen    = array();
		foreach ( $forms as $version => $form ) {
			foreach (
				array_filter(
					$form->fields(),
					static fn( Field $field ) => array() !== $field->inputs && ! isset( $seen[ $field->id ] )
				) as $field
			) {
				$seen[ $field->id ] = true;
				$heading            = 0 === $version
					? $this->heading( $field )
					/* translators: %s: a question of a form. */
					: sprintf( __( '%s (no longer asked)', 'atoll' ), $this->heading( $field ) );
				$columns[] = new ExportColumn(
					(string) $field->id,
					$heading,
					( new FieldCell( $field, $this->answerText ) )->read( ... )
				);
				$columns   = array(
					...$columns,
					...(
						count( $field->inputs ) > 1
							? array_map(
								fn( FieldInput $input ) => $this->inputColumn( $heading, $input ),
								$field->inputs
							)
							: array()
					),
				);
			}
		}
		return $columns;
	}

	private function inputColumn( string $heading, FieldInput $input ): ExportColumn {
		return new ExportColumn(
			$input->id,
			"{$heading} ({$input->label})",
			static fn( array $rows, array $answers ): array => array_map(
				static fn( array $entryAnswers ) => $entryAnswers[ $input->id ] ?? '',
				$answers
			)
		);
	}

	private function heading( Field $field ): string {
		return '' === $field->adminLabel ? $field->label : $field->adminLabel;
	}

	/**
	 * @param list<array<array-key, mixed>> $rows
	 * @return list<string>
	 */
	private static function texts( array $rows, string $column ): array {
		/** @var list<scalar> $values Columns of a table. */
		$values = array_column( $rows, $column );
		return array_map( strval( ... ), $values );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/** Columns that an export can have: properties of entries, and answers to a form's fields. */
final class ExportColumns {

	private LocalTime $time;

	public function __construct( private AnswerColumns $answerColumns, \DateTimeZone $zone ) {
		$this->time = new LocalTime( $zone );
	}

	/**
	 * Returns all columns in the order in which they are offered.
	 *
	 * @param FormHistory|null $history History of the entries' form; null for entries of several forms.
	 * @return array<string, ExportColumn> By key.
	 */
	public function columns( ?FormHistory $history ): array {
		$columns = array(
			...$this->propertyColumns(),
			...( null === $history ? array() : $this->answerColumns->columns( $history ) ),
		);
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
			fn( array $rows ): array => array_map( $this->time->fromUtc( ... ), self::texts( $rows, $key ) )
		);
		$yes   = __( 'Yes', 'atoll' );
		return array(
			$plain( 'id', __( 'Entry', 'atoll' ), 'id' ),
			$plain( 'form_id', __( 'Form', 'atoll' ), 'form_number' ),
			$local( 'date_created', __( 'Received', 'atoll' ) ),
			$local( 'date_updated', __( 'Changed', 'atoll' ) ),
			$plain( 'status', __( 'Entry status', 'atoll' ), 'status' ),
			new ExportColumn(
				'is_starred',
				__( 'Starred', 'atoll' ),
				static fn( array $rows ): array => array_map(
					static fn( string $flag ) => '1' === $flag ? $yes : '',
					self::texts( $rows, 'is_starred' )
				)
			),
			$plain( 'source_url', __( 'Sent from', 'atoll' ), 'source_url' ),
			$plain( 'created_by', __( 'User', 'atoll' ), 'created_by' ),
			$plain( 'ip', __( 'IP address', 'atoll' ), 'ip' ),
			$plain( 'user_agent', __( 'Browser', 'atoll' ), 'user_agent' ),
		);
	}

	/**
	 * @param list<array<array-key, mixed>> $rows
	 * @return list<string>
	 */
	private static function texts( array $rows, string $column ): array {
		/** @var list<scalar> $values Values of a table column. */
		$values = array_column( $rows, $column );
		return array_map( strval( ... ), $values );
	}
}

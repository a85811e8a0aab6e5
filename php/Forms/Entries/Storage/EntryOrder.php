<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Formats\NumberFormat;

/** What a list of entries is sorted by: a column or an answer. */
final class EntryOrder {

	/** Sortable columns by the names that clients use. */
	private const SORTABLE = array(
		'id'           => 'id',
		'date_created' => 'date_created',
		'date_updated' => 'date_updated',
		'form_id'      => 'form_number',
		'created_by'   => 'created_by',
		'is_read'      => 'is_read',
		'is_starred'   => 'is_starred',
	);

	/**
	 * How {@see NumberFormat::DecimalComma} is typed, without counts in braces, which are tables' names here.
	 */
	private const COMMA_TYPED = '^-?([0-9]+|[0-9][0-9]?[0-9]?([.][0-9][0-9][0-9])+)?(,[0-9]+)?$';

	/**
	 * @param string $key       A key of SORTABLE, or of an answer such as "5.1"; anything else sorts by id.
	 * @param bool   $isNumeric Whether answers are sorted as numbers.
	 * @param NumberFormat|null $numberFormat How these are typed.
	 */
	public function __construct(
		private string $key = 'id',
		public readonly bool $ascending = false,
		public readonly bool $isNumeric = false,
		private ?NumberFormat $numberFormat = null,
	) {}

	/**
	 * What is sorted by, as SQL, made of listed names or of a key's digits. Answers compare as texts without their
	 * quotes.
	 *
	 * @return literal-string
	 */
	public function column(): string {
		if ( '' !== $this->answer() ) {
			$text = "COALESCE( REPLACE( JSON_EXTRACT( answers, '$.\"{$this->answer()}\"' ), '\"', '' ), '' )";
			return $this->isNumeric ? "( {$this->plain( $text )} + 0 )" : $text;
		}
		return self::SORTABLE[ $this->key ] ?? 'id';
	}

	/**
	 * @param literal-string $text
	 * @return literal-string A number as SQL reads it, without its signs of money and thousands and with a full stop;
	 *                        what is not typed so may be plain already, as Gravity Forms keeps it.
	 */
	private function plain( string $text ): string {
		return match ( $this->numberFormat ) {
			NumberFormat::DecimalComma => "IF( {$text} REGEXP '" . self::COMMA_TYPED
				. "', REPLACE( REPLACE( {$text}, '.', '' ), ',', '.' ), {$text} )",
			NumberFormat::DecimalDot   => "REPLACE( {$text}, ',', '' )",
			NumberFormat::Currency     => "REPLACE( REPLACE( REPLACE( {$text}, ',', '' ), '$', '' ), ' ', '' )",
			null                       => $text,
		};
	}

	/** @return literal-string Key of the answer that is sorted by; empty where it is a column. */
	public function answer(): string {
		/** @var literal-string $key Digits, with a dot between them at most. */
		$key = 1 === preg_match( '/^[1-9]\d{0,6}(\.\d{1,6})?$/D', $this->key ) ? $this->key : '';
		return $key;
	}
}

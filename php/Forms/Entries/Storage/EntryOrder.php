<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Formats\NumberFormat;

/** Sort order of a list of entries: a column or an answer. */
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

	/** Pattern of {@see NumberFormat::DecimalComma}. Without counts in braces, because braces mark table names here. */
	private const COMMA_TYPED = '^-?([0-9]+|[0-9][0-9]?[0-9]?([.][0-9][0-9][0-9])+)?(,[0-9]+)?$';

	/**
	 * @param string $key       A key of SORTABLE, or the key of an answer such as "5.1"; anything else sorts by id.
	 * @param bool   $isNumeric Whether to sort answers as numbers.
	 * @param NumberFormat|null $numberFormat Number format of these answers.
	 */
	public function __construct(
		private string $key = 'id',
		public readonly bool $ascending = false,
		public readonly bool $isNumeric = false,
		private ?NumberFormat $numberFormat = null,
	) {}

	/**
	 * Returns the SQL expression to sort by, built only from known names and the digits of a key. Answers are compared
	 * as text without their quotes.
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
	 * @return literal-string SQL for a plain number: without currency and thousands signs, with a full stop. A text in
	 *                        another format may be plain already, as Gravity Forms stores it.
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

	/** @return literal-string Key of the answer to sort by; empty to sort by a column. */
	public function answer(): string {
		/** @var literal-string $key Only digits, and at most one dot between them. */
		$key = 1 === preg_match( '/^[1-9]\d{0,6}(\.\d{1,6})?$/D', $this->key ) ? $this->key : '';
		return $key;
	}
}

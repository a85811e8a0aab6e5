<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Portal\Applications\Record\HistoryRepository;

/**
 * Imports an entry's notes, and adds a note with data that Atoll has no place for: payments, created posts, add-ons.
 */
final class GravityNotes {

	/** Maximum length of one note, in characters. */
	private const LENGTH = 15000;

	private const PROPERTIES = array(
		'payment_status',
		'payment_date',
		'payment_amount',
		'currency',
		'payment_method',
		'transaction_id',
		'transaction_type',
		'is_fulfilled',
		'post_id',
	);

	/** Properties that every entry has: a note is written only if there are others besides. */
	private const ALWAYS_SET = array( 'currency' => true, 'is_fulfilled' => true );

	public function __construct( private HistoryRepository $history ) {}

	/**
	 * Must be called in the transaction that copies the entry.
	 *
	 * @param list<JsonData>        $notes
	 * @param array<string, string> $others Values by name.
	 */
	public function copy( int $entry, JsonData $row, array $notes, array $others ): void {
		$otherData = $this->otherData( $row, $others );
		foreach ( '' === $otherData ? array() : mb_str_split( $otherData, self::LENGTH ) as $index => $part ) {
			$title = static fn(): string => 0 === $index ? __( 'Kept from Gravity Forms:', 'atoll' ) . "\n" : '';
			$note  = static fn(): string => $title() . $part;
			$this->history->add( $entry, HistoryEvent::NOTE, 0, $note, $row->string( 'date_created' ) );
		}
		foreach ( $notes as $note ) {
			$user = (int) $note->string( 'user_id' );
			$name = $note->string( 'user_name' );
			$text = ( $user > 0 || '' === $name ? '' : "{$name}: " ) . mb_scrub( $note->string( 'value' ), 'UTF-8' );
			foreach ( mb_str_split( $text, self::LENGTH ) as $part ) {
				$this->history->add(
					$entry,
					HistoryEvent::NOTE,
					$user,
					static fn(): string => $part,
					$note->string( 'date_created' )
				);
			}
		}
	}

	/** @param array<string, string> $others */
	private function otherData( JsonData $row, array $others ): string {
		$properties = array();
		foreach ( self::PROPERTIES as $name ) {
			$properties[ $name ] = $row->string( $name );
		}
		$properties = array_filter(
			$properties,
			static fn( string $value ) => ! in_array( $value, array( '', '0', '0.00' ), true )
		);
		$facts      = ( array() === array_diff_key( $properties, self::ALWAYS_SET ) ? array() : $properties ) + $others;
		$lines      = array_map(
			static fn( string $name, string $value ) => "{$name}: {$value}",
			array_keys( $facts ),
			$facts
		);
		return implode( "\n", $lines );
	}
}

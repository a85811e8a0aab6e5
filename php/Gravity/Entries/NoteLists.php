<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Gravity\LooseValues;
use Atoll\Platform\Rest\Input;
use Atoll\Portal\Applications\Record\StaffNotes;

/**
 * Notes by id. Gravity Forms' parameters `user_id`, `user_name`, `note_type` and `sub_type` filter them, and `sorting`
 * orders them, oldest first by default. As in Gravity Forms, there is no paging.
 */
final class NoteLists {

	private const NUMBERS = array( 'id', 'entry_id', 'user_id' );
	private const TEXTS   = array( 'date_created', 'value', 'note_type', 'sub_type', 'user_name', 'user_email' );

	public function __construct( private StaffNotes $notes, private NoteReplies $replies ) {}

	/**
	 * @param list<int> $entries Entries whose notes are read; empty for all.
	 * @return array<int, array<string, string|null>>
	 */
	public function read( Input $input, array $entries ): array {
		$asked = $input->parameters();
		$notes = array();
		foreach ( $this->notes->list( $entries, $input->int( 'user_id' ) ) as $note ) {
			$reply = $this->replies->build( $note );
			if ( $this->isAskedFor( $reply, $asked ) ) {
				$notes[ $note->id ] = $reply;
			}
		}
		return $this->sorted( $notes, $input->list( 'sorting' ) );
	}

	/**
	 * Whether the note matches the parameters. An empty type matches any; an empty name or subtype matches only empty
	 * ones.
	 *
	 * @param array<string, string|null> $note
	 * @param array<array-key, mixed>    $asked
	 */
	private function isAskedFor( array $note, array $asked ): bool {
		return in_array( LooseValues::text( $asked['note_type'] ?? '' ), array( '', $note['note_type'] ), true )
			&& LooseValues::text( $asked['user_name'] ?? $note['user_name'] ) === $note['user_name']
			&& LooseValues::text( $asked['sub_type'] ?? $note['sub_type'] ) === (string) $note['sub_type'];
	}

	/**
	 * @param array<int, array<string, string|null>> $notes   By id, oldest first.
	 * @param array<int|string, mixed>               $sorting `key` and `direction`.
	 * @return array<int, array<string, string|null>>
	 */
	private function sorted( array $notes, array $sorting ): array {
		$key  = LooseValues::text( $sorting['key'] ?? '' );
		$key  = in_array( $key, array( ...self::NUMBERS, ...self::TEXTS ), true ) ? $key : 'id';
		$sign = 'DESC' === ( $sorting['direction'] ?? '' ) ? -1 : 1;
		uasort( $notes, static fn( array $a, array $b ): int => $sign * self::compare( $a, $b, $key ) );
		return $notes;
	}

	/**
	 * @param array<string, string|null> $a
	 * @param array<string, string|null> $b
	 */
	private static function compare( array $a, array $b, string $key ): int {
		return in_array( $key, self::NUMBERS, true )
			? (int) $a[ $key ] <=> (int) $b[ $key ]
			: strcasecmp( (string) $a[ $key ], (string) $b[ $key ] );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\PersonalData;

use Atoll\Entries\Entry;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryRepository;
use Atoll\Privacy\Person;

/** Entries about a person: those that they sent while logged in, and those that have their address as an answer. */
final class PersonsEntries {

	private const STATUSES = array( 'active', 'spam', 'trash' );
	/** Read at once. */
	private const BATCH = 100;

	public function __construct( private EntryRepository $entries ) {}

	/** @return list<Entry> In whatever status, oldest first. */
	public function of( Person $person ): array {
		$own   = $person->userId > 0 ? $this->all( fn( int $from ) => new EntryCriteria( self::STATUSES, array(), self::BATCH, $from, 'id', true, $person->userId ) ) : array();
		$named = '' === $person->email ? array() : $this->all( fn( int $from ) => new EntryCriteria( self::STATUSES, array(), self::BATCH, $from, 'id', true, search: $person->email ) );
		$about = array_column( array( ...$own, ...array_filter( $named, fn( Entry $entry ): bool => $this->names( $entry, $person->email ) ) ), null, 'id' );
		ksort( $about );
		return array_values( $about );
	}

	/** Whether the address is an answer by itself: a search also finds it within a sentence, which is not about its owner. */
	private function names( Entry $entry, string $email ): bool {
		$email = strtolower( $email );
		return array() !== array_filter( $entry->answers, static fn( string $answer ): bool => strtolower( trim( $answer ) ) === $email );
	}

	/**
	 * @param callable( int ): EntryCriteria $batch From where on.
	 * @return list<Entry>
	 */
	private function all( callable $batch ): array {
		$found = array();
		do {
			$some  = $this->entries->list( $batch( count( $found ) ) );
			$found = array( ...$found, ...$some );
		} while ( self::BATCH === count( $some ) );
		return $found;
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Privacy\DataSubject;

/**
 * Entries about a person: those sent while logged in, and those without an owner that have the person's email address
 * as an answer. Anybody can type any address, so a person may not read or delete entries that belong to somebody else.
 */
final class EntriesOfPerson {

	/** Entries read in one query. */
	private const BATCH = 100;

	public function __construct( private EntryRepository $entries ) {}

	/** @return list<int> Entry ids of any status, oldest first. */
	public function idsOf( DataSubject $subject ): array {
		$ids = array();
		foreach ( $subject->userId > 0 ? $this->each( createdBy: $subject->userId ) : array() as $entry ) {
			$ids[] = $entry->id;
		}
		foreach ( $this->withAddress( $subject->email ) as $entry ) {
			if ( ! $this->hasOwner( $entry ) ) {
				$ids[] = $entry->id;
			}
		}
		sort( $ids );
		return array_values( array_unique( $ids ) );
	}

	/** @return list<int> Ids of other accounts' entries that have the address as an answer, for staff to review. */
	public function idsOfOthers( DataSubject $subject ): array {
		$ids = array();
		foreach ( $this->withAddress( $subject->email ) as $entry ) {
			if ( $this->hasOwner( $entry ) && $entry->createdBy !== $subject->userId ) {
				$ids[] = $entry->id;
			}
		}
		sort( $ids );
		return $ids;
	}

	/**
	 * @param list<int> $ids Few enough for all answers to fit in memory.
	 * @return list<Entry> Those that exist, oldest first.
	 */
	public function all( array $ids ): array {
		return array() === $ids ? array() : $this->entries->list(
			new EntryCriteria( Entry::STATUSES, limit: count( $ids ), order: $this->order(), ids: $ids )
		);
	}

	/** Whether the entry's owner exists: imported entries may name an account that was never on this site. */
	private function hasOwner( Entry $entry ): bool {
		return $entry->createdBy > 0 && false !== get_userdata( $entry->createdBy );
	}

	/** @return \Generator<int, Entry> Entries of any owner that have the address as an answer. */
	private function withAddress( string $email ): \Generator {
		foreach ( '' === $email ? array() : $this->each( search: $email ) as $entry ) {
			if ( $this->hasAnswer( $entry, $email ) ) {
				yield $entry;
			}
		}
	}

	/**
	 * Whether the address is a complete answer. The search also finds it within sentences, but those are not about the
	 * address's owner.
	 */
	private function hasAnswer( Entry $entry, string $email ): bool {
		$email = strtolower( $email );
		return array() !== array_filter(
			$entry->answers,
			static fn( string $answer ): bool => strtolower( trim( $answer ) ) === $email
		);
	}

	/**
	 * Reads entries of an account, or found by a search. Holds each only briefly, and reads one status at a time,
	 * because searches within a status have an index.
	 *
	 * @return \Generator<int, Entry>
	 */
	private function each( ?int $createdBy = null, string $search = '' ): \Generator {
		foreach ( Entry::STATUSES as $status ) {
			$offset = 0;
			do {
				$batch = $this->entries->list(
					new EntryCriteria(
						$status,
						limit: self::BATCH,
						offset: $offset,
						order: $this->order(),
						createdBy: $createdBy,
						search: $search
					)
				);
				yield from $batch;
				$offset += self::BATCH;
			} while ( self::BATCH === count( $batch ) );
		}
	}

	private function order(): EntryOrder {
		return new EntryOrder( 'id', ascending: true );
	}
}

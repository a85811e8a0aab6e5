<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Privacy\DataSubject;

/**
 * Entries about a person: those that they sent while logged in, and those that are nobody's and have their address as
 * an answer. Anybody can type anybody's address, so that what is somebody else's is not theirs to read or to delete.
 */
final class EntriesOfPerson {

	/** Read at once. */
	private const BATCH = 100;

	public function __construct( private EntryRepository $entries ) {}

	/** @return list<int> Ids, in whatever status, oldest first. */
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

	/** @return list<int> Ids of other accounts', with the person's address as an answer: for people to look at. */
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
	 * @param list<int> $ids So few that their answers may be held at once.
	 * @return list<Entry> Those that there are, oldest first.
	 */
	public function all( array $ids ): array {
		return array() === $ids ? array() : $this->entries->list(
			new EntryCriteria( Entry::STATUSES, limit: count( $ids ), order: $this->order(), ids: $ids )
		);
	}

	/** Entries that were moved here may name an account that was never on this site. */
	private function hasOwner( Entry $entry ): bool {
		return $entry->createdBy > 0 && false !== get_userdata( $entry->createdBy );
	}

	/** @return \Generator<int, Entry> That have the address as an answer, whosever they are. */
	private function withAddress( string $email ): \Generator {
		foreach ( '' === $email ? array() : $this->each( search: $email ) as $entry ) {
			if ( $this->hasAnswer( $entry, $email ) ) {
				yield $entry;
			}
		}
	}

	/**
	 * Whether the address is an answer by itself: a search also finds it within a sentence, which is not about its
	 * owner.
	 */
	private function hasAnswer( Entry $entry, string $email ): bool {
		$email = strtolower( $email );
		return array() !== array_filter(
			$entry->answers,
			static fn( string $answer ): bool => strtolower( trim( $answer ) ) === $email
		);
	}

	/**
	 * Each only for a moment, and one status at a time, which has an index for searching.
	 *
	 * @return \Generator<int, Entry> Of an account, or found by a search.
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

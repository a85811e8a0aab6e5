<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

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

	private const STATUSES = array( 'active', 'spam', 'trash' );
	/** Read at once. */
	private const BATCH = 100;

	public function __construct( private EntryRepository $entries ) {}

	/** @return list<Entry> In whatever status, oldest first. */
	public function of( DataSubject $subject ): array {
		$sentByThem   = $subject->userId > 0 ? $this->all( createdBy: $subject->userId ) : array();
		$withoutOwner = array_filter(
			$this->withAddress( $subject->email ),
			fn( Entry $entry ): bool => ! $this->hasOwner( $entry )
		);
		$entries      = array_column( array( ...$sentByThem, ...$withoutOwner ), null, 'id' );
		ksort( $entries );
		return array_values( $entries );
	}

	/** @return list<Entry> Other accounts', with the person's address as an answer: for people to look at. */
	public function ofOthers( DataSubject $subject ): array {
		return array_values(
			array_filter(
				$this->withAddress( $subject->email ),
				fn( Entry $entry ): bool => $this->hasOwner( $entry ) && $entry->createdBy !== $subject->userId
			)
		);
	}

	/** Entries that were moved here may name an account that was never on this site. */
	private function hasOwner( Entry $entry ): bool {
		return $entry->createdBy > 0 && false !== get_userdata( $entry->createdBy );
	}

	/** @return list<Entry> That have the address as an answer, whosever they are. */
	private function withAddress( string $email ): array {
		$entries = '' === $email ? array() : $this->all( search: $email );
		return array_values( array_filter( $entries, fn( Entry $entry ): bool => $this->hasAnswer( $entry, $email ) ) );
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

	/** @return list<Entry> Of an account, or found by a search; oldest first. */
	private function all( ?int $createdBy = null, string $search = '' ): array {
		$all = array();
		do {
			$batch = $this->entries->list(
				new EntryCriteria(
					self::STATUSES,
					limit: self::BATCH,
					offset: count( $all ),
					order: new EntryOrder( 'id', ascending: true ),
					createdBy: $createdBy,
					search: $search
				)
			);
			$all   = array( ...$all, ...$batch );
		} while ( self::BATCH === count( $batch ) );
		return $all;
	}
}

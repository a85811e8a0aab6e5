<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;

/** The applications that a client has sent. They stay with the broker when the client closes their account. */
final class RemainingApplications {

	/** Entries read in one query. */
	private const BATCH = 100;

	public function __construct(
		private EntryRepository $entries,
		private ApplicationRecordReader $records,
		private FormRepository $forms
	) {}

	/** @return iterable<Entry> Newest first. */
	public function find( int $user ): iterable {
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$entries = $this->entries->list( EntryCriteria::ofOwner( $user, self::BATCH, $offset ) );
			yield from $entries;
			if ( count( $entries ) < self::BATCH ) {
				return;
			}
		}
	}

	/** @return list<string> Titles of applications that have not ended, newest first; from the newest batch only. */
	public function open( int $user ): array {
		$entries = $this->entries->list( EntryCriteria::ofOwner( $user, self::BATCH ) );
		$records = $this->records->all( array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
		$open    = array_filter(
			$entries,
			static fn( Entry $entry ): bool => ! $records[ $entry->id ]->status->isEnded
		);
		return array_values(
			array_map(
				fn( Entry $entry ): string => $this->title( $entry, $records[ $entry->id ]->status->title ),
				$open
			)
		);
	}

	private function title( Entry $entry, string $status ): string {
		$title = $this->forms->findAnyOrNull( $entry->formNumber )?->form?->title()
			/* translators: %d: number of an application. */
			?? sprintf( __( 'Application %d', 'atoll' ), $entry->id );
		/* translators: 1: name of an application, 2: how it stands, such as "With the lender". */
		return sprintf( __( '%1$s: %2$s', 'atoll' ), $title, $status );
	}
}

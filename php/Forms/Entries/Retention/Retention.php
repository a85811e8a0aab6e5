<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Retention;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\ScheduledPurge;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;

/**
 * Deletes entries once a day that are older than their form's retention setting, oldest first and in any status, except
 * entries that are held or have unsent mail. Also for forms that are closed or in the trash. A deleted form has no
 * setting any more, so its entries are kept.
 */
final class Retention {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private FormRepository $forms,
		private ScheduledPurge $purge,
		private \Closure $clock
	) {}

	/** @return int Number of deleted entries. */
	public function run(): int {
		return $this->purge->run( EntriesProvider::RETENTION, $this->criteria( ( $this->clock )() ) );
	}

	/** @return iterable<EntryCriteria> */
	private function criteria( int $now ): iterable {
		foreach ( array_filter( $this->forms->all(), $this->expires( ... ) ) as $form ) {
			// A query for a single status can read in the order of an index.
			foreach ( Entry::STATUSES as $status ) {
				yield $this->expired( $form, $status, $now );
			}
		}
	}

	private function expires( Form $form ): bool {
		return ( $form->retentionDays() ?? 0 ) > 0 && ! $form->holdsEntries();
	}

	private function expired( Form $form, string $status, int $now ): EntryCriteria {
		return new EntryCriteria(
			$status,
			array( $form->id() ),
			order: new EntryOrder( 'date_created', ascending: true ),
			until: gmdate( 'Y-m-d H:i:s', $now - (int) $form->retentionDays() * self::DAY ),
			isHeld: false
		);
	}
}

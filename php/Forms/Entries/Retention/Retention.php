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
 * Deletes once a day what is older than its form keeps it, oldest first and whatever its status, but for what is held
 * or has mail that was not sent. A form that is closed or in the trash still counts; a deleted form has no setting any
 * more, so that its entries stay.
 */
final class Retention {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private FormRepository $forms,
		private ScheduledPurge $purge,
		private \Closure $clock
	) {}

	/** @return int How many entries were deleted. */
	public function run(): int {
		return $this->purge->run( EntriesProvider::RETENTION, $this->criteria( ( $this->clock )() ) );
	}

	/** @return iterable<EntryCriteria> */
	private function criteria( int $now ): iterable {
		foreach ( array_filter( $this->forms->all(), $this->expires( ... ) ) as $form ) {
			// One status at a time is read in the order of an index.
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

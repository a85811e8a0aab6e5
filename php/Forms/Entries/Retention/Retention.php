<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Retention;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;

/**
 * Deletes once a day what is older than its form keeps it, oldest first and whatever its status, but for what is held.
 * A form that is closed or in the trash still counts; a deleted form has no setting any more, so that its entries stay.
 * What is more than a run has time for is left to another one a minute later. Stopped half way or run twice, it does no
 * harm.
 */
final class Retention {

	private const DAY      = 86400;
	private const STATUSES = array( 'active', 'spam', 'trash' );
	/** Seconds after which no further batch begins: hosts end what takes 30. */
	private const MAX_SECONDS = 20;
	/** Seconds until the next run. */
	private const PAUSE = 60;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private FormRepository $forms, private EntryPurge $purge, private \Closure $clock ) {}

	/** @return int How many entries were deleted. */
	public function run(): int {
		$began    = ( $this->clock )();
		$isTimeUp = fn(): bool => ( $this->clock )() - $began >= self::MAX_SECONDS;
		$deleted  = 0;
		foreach ( $this->forms->all() as $form ) {
			// One status at a time is read in the order of an index.
			foreach ( $this->expires( $form ) ? self::STATUSES : array() as $status ) {
				$deleted += $this->purge->run( $this->expired( $form, $status, $began ), $isTimeUp );
				if ( $isTimeUp() ) {
					wp_schedule_single_event( ( $this->clock )() + self::PAUSE, EntriesProvider::RETENTION );
					return $deleted;
				}
			}
		}
		return $deleted;
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

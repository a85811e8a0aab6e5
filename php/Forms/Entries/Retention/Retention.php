<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Retention;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Deletes once a day what is older than its form keeps it, whatever its status, but for what is held. A form that is
 * closed or in the trash still counts; a deleted form has no setting any more, so that its entries stay.
 * Stopped half way or run twice, it does no harm.
 */
final class Retention {

	private const DAY      = 86400;
	private const STATUSES = array( 'active', 'spam', 'trash' );

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private FormRepository $forms, private EntryPurge $purge, private \Closure $clock ) {}

	/** @return int How many entries were deleted. */
	public function run(): int {
		return array_sum( array_map( $this->deleteExpired( ... ), $this->forms->all() ) );
	}

	private function deleteExpired( Form $form ): int {
		$days = $form->retentionDays() ?? 0;
		if ( 0 === $days || $form->holdsEntries() ) {
			return 0;
		}
		$until = gmdate( 'Y-m-d H:i:s', ( $this->clock )() - $days * self::DAY );
		return $this->purge->run(
			new EntryCriteria( self::STATUSES, array( $form->id() ), until: $until, isHeld: false )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Changes\DeletionDelay;

/**
 * Delays the deletion of an old entry that nobody was told about: while its mail waits, and for a month after the mail
 * was given up or held, also in a copy of the site. Site Health reports such mail for as long, except mail held because
 * of its mailbox, which it reports for a week.
 */
final class DelayEntryDeletion implements DeletionDelay {

	public function __construct( private MailRows $rows ) {}

	public function delayed( array $entries ): array {
		$rows = array() === $entries ? array() : $this->rows->select(
			'DISTINCT entry_id',
			'entry_id IN (%d) AND ( status = %s OR ( status IN (%s) AND due >= %s ) )',
			$entries,
			QueuedMail::WAITING,
			array( QueuedMail::FAILED, QueuedMail::HELD, QueuedMail::COPIED ),
			$this->rows->time( -MailCounts::MONTH )
		);
		return array_map( static fn( JsonData $row ): int => (int) $row->string( 'entry_id' ), $rows );
	}
}

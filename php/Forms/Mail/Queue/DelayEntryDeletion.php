<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Changes\DeletionDelay;

/**
 * An entry that nobody was told of is not deleted for its age: not while its mail waits, nor within a month after that
 * was given up or held, in a copy of the site too. Site Health tells of it as long, though of what is held for its
 * mailbox only for a week.
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

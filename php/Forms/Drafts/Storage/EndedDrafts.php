<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Platform\Database\Queries;

/** What the daily tidying asks of the drafts table: which have ended, and which ids are there at all. */
final class EndedDrafts {

	/** Rows that are deleted at once, so that no table stays locked for long. */
	private const BATCH = 500;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/** @return list<int> Ids of drafts that have ended, a batch at a time. */
	public function ids(): array {
		$ids = $this->queries->column(
			'SELECT id FROM {atoll_drafts} WHERE date_saved <= %s ORDER BY date_saved LIMIT %d',
			DraftRepository::cutoff( ( $this->clock )() ),
			self::BATCH
		);
		return array_map( 'intval', $ids );
	}

	/** False when it has not ended, or is gone. */
	public function delete( int $id ): bool {
		return 1 === $this->queries->write(
			'DELETE FROM {atoll_drafts} WHERE id = %d AND date_saved <= %s',
			$id,
			DraftRepository::cutoff( ( $this->clock )() )
		);
	}

	/**
	 * Those of these ids that are there, also those that have ended.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int>
	 */
	public function existing( array $ids ): array {
		return array_map(
			intval( ... ),
			$this->queries->column( 'SELECT id FROM {atoll_drafts} WHERE id IN (%d)', $ids )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Platform\Database\Queries;

/** Queries of the daily cleanup of the drafts table: expired drafts, and ids that exist. */
final class EndedDrafts {

	/** Number of rows per query, so that no table stays locked for long. */
	private const BATCH = 500;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/** @return list<int> Ids of expired drafts, one batch at a time. */
	public function ids(): array {
		$ids = $this->queries->column(
			'SELECT id FROM {atoll_drafts} WHERE date_saved <= %s ORDER BY date_saved LIMIT %d',
			DraftRepository::cutoff( ( $this->clock )() ),
			self::BATCH
		);
		return array_map( 'intval', $ids );
	}

	/** Returns false if the draft has not expired, or no longer exists. */
	public function delete( int $id ): bool {
		return 1 === $this->queries->write(
			'DELETE FROM {atoll_drafts} WHERE id = %d AND date_saved <= %s',
			$id,
			DraftRepository::cutoff( ( $this->clock )() )
		);
	}

	/**
	 * Returns those of the given ids that exist, including expired drafts.
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

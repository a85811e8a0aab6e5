<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Platform\Database\Queries;

/** Drafts that have ended, and are not deleted yet. */
final class EndedDrafts {

	/** Rows that are deleted at once, so that no table stays locked for long. */
	private const BATCH = 500;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/** @return list<int> Ids of drafts that have ended, a batch at a time. */
	public function ids(): array {
		$ids = $this->queries->column(
			'SELECT id FROM {atoll_drafts} WHERE date_saved <= %s ORDER BY date_saved LIMIT %d',
			$this->cutoff(),
			self::BATCH
		);
		return array_map( 'intval', $ids );
	}

	/** False when it has not ended, or is gone. */
	public function delete( int $id ): bool {
		return 1 === $this->queries->write(
			'DELETE FROM {atoll_drafts} WHERE id = %d AND date_saved <= %s',
			$id,
			$this->cutoff()
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

	private function cutoff(): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() - DraftRepository::LIFETIME );
	}
}

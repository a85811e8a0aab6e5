<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Forms\Uploads\Uploads;

/**
 * Deletes drafts that have ended ({@see DraftRepository::LIFETIME}), once a day. If it runs late or never, visitors
 * do not notice: drafts that have ended are not read. Files of drafts that are gone are released, which nothing else
 * does.
 */
final class DraftExpiry {

	/** Batches per run; the next run takes the rest. */
	private const BATCHES = 40;

	public function __construct( private EndedDrafts $drafts, private Uploads $uploads ) {}

	/** The row first: a draft that was saved again meanwhile has not ended, and keeps its files. */
	private function delete( int $id ): void {
		if ( $this->drafts->delete( $id ) ) {
			$this->uploads->release( $id );
		}
	}

	/** @return int How many were deleted. */
	public function run(): int {
		$deleted = 0;
		for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
			$ids = $this->drafts->ids();
			array_map( $this->delete( ... ), $ids );
			$deleted += count( $ids );
			if ( array() === $ids ) {
				break;
			}
		}
		$this->releaseOrphans();
		return $deleted;
	}

	/** Files are read before drafts: both are stored together, so that the draft that a file names is there by then. */
	private function releaseOrphans(): void {
		$draftIds = $this->uploads->draftIds( 0 );
		while ( array() !== $draftIds ) {
			array_map( $this->uploads->release( ... ), array_diff( $draftIds, $this->drafts->existing( $draftIds ) ) );
			$draftIds = $this->uploads->draftIds( max( $draftIds ) );
		}
	}
}

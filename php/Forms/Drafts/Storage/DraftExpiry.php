<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Forms\Uploads\Uploads;

/**
 * Deletes expired drafts ({@see DraftRepository::LIFETIME}) once a day. Visitors do not notice if it runs late or
 * never, since expired drafts are not read. Also releases the files of drafts that no longer exist, which nothing else
 * does.
 */
final class DraftExpiry {

	/** Batches per run; the next run handles the rest. */
	private const BATCHES = 40;

	public function __construct( private EndedDrafts $drafts, private Uploads $uploads ) {}

	/** Deletes the row first: a draft that was saved again in the meantime has not expired, and keeps its files. */
	private function delete( int $id ): void {
		if ( $this->drafts->delete( $id ) ) {
			$this->uploads->release( $id );
		}
	}

	/** @return int Number of deleted drafts. */
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

	/** Reads files before drafts: both are stored together, so the draft of each file found exists by then. */
	private function releaseOrphans(): void {
		$draftIds = $this->uploads->draftIds( 0 );
		while ( array() !== $draftIds ) {
			array_map( $this->uploads->release( ... ), array_diff( $draftIds, $this->drafts->existing( $draftIds ) ) );
			$draftIds = $this->uploads->draftIds( max( $draftIds ) );
		}
	}
}

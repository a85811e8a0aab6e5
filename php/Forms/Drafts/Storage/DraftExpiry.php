<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Forms\Uploads\Uploads;

/**
 * Deletes drafts that have ended ({@see DraftRepository::LIFETIME}), once a day. Late or never, it changes nothing for
 * visitors: reading knows the end too. Files that are kept for a draft that is gone are let go: nobody else looks for
 * them.
 */
final class DraftExpiry {

	/** Batches per run; the next run takes the rest. */
	private const BATCHES = 40;

	public function __construct( private DraftRepository $drafts, private Uploads $uploads ) {}

	/** Its row first: one that was saved again meanwhile has not ended, and keeps its files. */
	private function end( int $id ): void {
		if ( $this->drafts->deleteEnded( $id ) ) {
			$this->uploads->release( $id );
		}
	}

	/** @return int How many were deleted. */
	public function run(): int {
		$deleted = 0;
		for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
			$ids = $this->drafts->ended();
			array_map( $this->end( ... ), $ids );
			$deleted += count( $ids );
			if ( array() === $ids ) {
				break;
			}
		}
		$this->releaseLost();
		return $deleted;
	}

	/** Files are read first: a draft is stored together with its files, so that one they name is there by then. */
	private function releaseLost(): void {
		$named = $this->uploads->draftIds( 0 );
		while ( array() !== $named ) {
			array_map( $this->uploads->release( ... ), array_diff( $named, $this->drafts->existing( $named ) ) );
			$named = $this->uploads->draftIds( max( $named ) );
		}
	}
}

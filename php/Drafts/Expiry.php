<?php

declare( strict_types=1 );

namespace Atoll\Drafts;

use Atoll\Lasting;
use Atoll\Migrations\Lock;
use Atoll\Uploads\Uploads;

/** Deletes drafts that have ended, once a day. Late or never, it changes nothing for visitors: reading knows the end too. */
final class Expiry implements Lasting {

	public const HOOK = 'atoll_drafts_expire';

	/** Batches per run; the next run takes the rest. */
	private const BATCHES = 40;

	public function __construct( private DraftRepository $drafts, private Uploads $uploads, private Lock $lock ) {}

	public function register(): void {
		add_action( self::HOOK, $this->run( ... ) );
		add_action( 'init', $this->schedule( ... ) );
	}

	public function deactivate(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	private function end( int $id ): void {
		$this->uploads->release( $id );
		$this->drafts->delete( $id );
	}

	private function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}

	/** @return int How many were deleted; 0 also while another process is at it. */
	public function run(): int {
		if ( ! $this->lock->take() ) {
			return 0;
		}
		try {
			$deleted = 0;
			for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
				$ids = $this->drafts->ended();
				array_map( $this->end( ... ), $ids );
				$deleted += count( $ids );
				if ( array() === $ids ) {
					break;
				}
			}
			return $deleted;
		} finally {
			$this->lock->release();
		}
	}
}

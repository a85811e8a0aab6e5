<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Lasting;
use Atoll\Migrations\Lock;

/**
 * Deletes once a day what has lain in the trash for as long as WordPress leaves posts there (`EMPTY_TRASH_DAYS`, 30), but
 * for what is held. Stopped half way or run twice, it does no harm.
 */
final class TrashEmptying implements Lasting {

	public const HOOK = 'atoll_entries_trash';

	private const DAY = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private EntryPurge $purge, private Lock $lock, private \Closure $clock ) {}

	public function register(): void {
		add_action( self::HOOK, $this->run( ... ) );
		add_action( 'init', $this->schedule( ... ) );
	}

	public function deactivate(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/** @return int How many entries were deleted; 0 also while another process is at it. */
	public function run(): int {
		if ( ! $this->lock->take() ) {
			return 0;
		}
		try {
			return $this->purge->run( new EntryCriteria( 'trash', isHeld: false, movedUntil: gmdate( 'Y-m-d H:i:s', ( $this->clock )() - self::days() * self::DAY ) ) );
		} finally {
			$this->lock->release();
		}
	}

	private static function days(): int {
		$days = constant( 'EMPTY_TRASH_DAYS' ); // Defined after plugins are loaded.
		return is_numeric( $days ) ? (int) $days : 30;
	}

	private function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}
}

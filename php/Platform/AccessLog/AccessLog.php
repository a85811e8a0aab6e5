<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Writes down who saw or took entries. What cannot be written down is told to the server's log and stops nobody: staff
 * must be able to work while the table is locked or the disk is full.
 */
final class AccessLog {

	/** Seconds in which a screen that is opened again, as after each of its forms, is the same look. */
	private const ONE_LOOK = 600;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private AccessRepository $accesses, private \Closure $now ) {}

	public function viewed( int $entry, Visitor $by ): void {
		$this->safely(
			function () use ( $entry, $by ): void {
				$last = $this->accesses->list( new AccessCriteria( $by->userId(), null, $entry, 1 ) )[0] ?? null;
				if ( null === $last || $last->date <= $this->date( -self::ONE_LOOK ) ) {
					$this->add( AccessAction::Viewed, $by, $entry );
				}
			}
		);
	}

	/**
	 * A list shows answers too. The same part of it, asked for again at once, is the same look; of searches, whose
	 * words are not kept, nobody can tell.
	 *
	 * @param int                     $entries How many it shows.
	 * @param array<array-key, mixed> $asked   Which, as they were asked for.
	 */
	public function listed( int $entries, array $asked, Visitor $by ): void {
		if ( $entries > 0 ) {
			$this->safely(
				function () use ( $entries, $asked, $by ): void {
					$detail = $this->detail( $asked );
					$listed = new AccessCriteria( $by->userId(), AccessAction::Listed, 0, 1 );
					$last   = $this->accesses->list( $listed )[0] ?? null;
					if (
						null === $last || $last->detail !== $detail || AskedParameters::haveWords( $asked )
							|| $last->date <= $this->date( -self::ONE_LOOK )
					) {
						$this->add( AccessAction::Listed, $by, 0, $entries, $detail );
					}
				}
			);
		}
	}

	/** @param string $detail Name of a file, where it was one. */
	public function did( AccessAction $action, int $entry, Visitor $by, string $detail = '' ): void {
		$this->safely( fn() => $this->add( $action, $by, $entry, 1, $detail ) );
	}

	/**
	 * @param int                     $entries How many.
	 * @param array<array-key, mixed> $asked   Which, as they were asked for.
	 */
	public function didToMany( AccessAction $action, int $entries, array $asked, Visitor $by ): void {
		$this->safely( fn() => $this->add( $action, $by, 0, $entries, $this->detail( $asked ) ) );
	}

	/** @param array<array-key, mixed> $asked */
	private function detail( array $asked ): string {
		return (string) wp_json_encode( AskedParameters::withoutWords( $asked ) );
	}

	private function add( AccessAction $action, Visitor $by, int $entry, int $entries = 1, string $detail = '' ): void {
		$this->accesses->add( $action, $by->userId(), $entry, $entries, $detail, $by->ip(), $this->date() );
	}

	private function date( int $shift = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() + $shift );
	}

	/** @param \Closure(): void $write */
	private function safely( \Closure $write ): void {
		try {
			$write();
		} catch ( \Throwable $trouble ) {
			( new ErrorLog() )->write( $trouble, 'the access log' );
		}
	}
}

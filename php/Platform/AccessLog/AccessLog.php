<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Logs who viewed, exported or changed entries. A failure to log goes to the server's error log and does not stop
 * anybody: staff must be able to work while the table is locked or the disk is full.
 */
final class AccessLog {

	/** Seconds in which an entry's screen opened again, as after each of its forms, counts as the same view. */
	private const SAME_VIEW_SECONDS = 600;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private AccessRepository $accesses, private \Closure $clock ) {}

	public function viewed( int $entry, Visitor $visitor ): void {
		$this->safely(
			function () use ( $entry, $visitor ): void {
				$views = new AccessCriteria( $visitor->userId(), AccessAction::Viewed, $entry, 1 );
				$last  = $this->accesses->list( $views )[0] ?? null;
				if ( null === $last || $last->date <= $this->date( -self::SAME_VIEW_SECONDS ) ) {
					$this->add( AccessAction::Viewed, $visitor, $entry );
				}
			}
		);
	}

	/**
	 * Logs a list view, because lists show answers too. The same part of a list, requested again soon, counts as one
	 * view. Searches cannot be compared, because their terms are not stored. A search without rows on the page is
	 * logged with its total, because even the number of results reveals whether a person is among them.
	 *
	 * @param int                     $shown      Number of entries shown.
	 * @param array<array-key, mixed> $parameters Parameters of the list, as requested.
	 * @param int                     $total      Total number of results, as shown.
	 */
	public function listed( int $shown, array $parameters, Visitor $visitor, int $total ): void {
		$entries = 0 === $shown && RequestParameters::haveSearchTerms( $parameters ) ? $total : $shown;
		if ( $entries > 0 ) {
			$this->safely(
				function () use ( $entries, $parameters, $visitor ): void {
					$detail = $this->detail( $parameters );
					$listed = new AccessCriteria( $visitor->userId(), AccessAction::Listed, 0, 1 );
					$last   = $this->accesses->list( $listed )[0] ?? null;
					if (
						null === $last || $last->userId !== $visitor->userId() || $last->detail !== $detail
							|| RequestParameters::haveSearchTerms( $parameters )
							|| $last->date <= $this->date( -self::SAME_VIEW_SECONDS )
					) {
						$this->add( AccessAction::Listed, $visitor, 0, $entries, $detail );
					}
				}
			);
		}
	}

	/**
	 * Logs a move. A single entry is logged by its id; several are one row, as they were moved together.
	 *
	 * @param non-empty-list<int> $entries Ids.
	 * @param string              $from    active, spam or trash.
	 * @param string              $to      One of the others.
	 */
	public function moved( array $entries, string $from, string $to, Visitor $visitor ): void {
		$move = array( 'from' => $from, 'to' => $to );
		if ( 1 === count( $entries ) ) {
			$this->record( AccessAction::Moved, $entries[0], $visitor, $this->detail( $move ) );
		} else {
			$this->recordMany( AccessAction::Moved, count( $entries ), array( ...$move, 'ids' => $entries ), $visitor );
		}
	}

	/**
	 * @param string $detail For a file, its id: a file name may contain a client's name and would outlive the file. For
	 *                       a move, from where and to where, as JSON.
	 */
	public function record( AccessAction $action, int $entry, Visitor $visitor, string $detail = '' ): void {
		$this->safely( fn() => $this->add( $action, $visitor, $entry, 1, $detail ) );
	}

	/**
	 * @param int                     $entries    Number of entries.
	 * @param array<array-key, mixed> $parameters Parameters that selected them, as requested.
	 */
	public function recordMany( AccessAction $action, int $entries, array $parameters, Visitor $visitor ): void {
		$this->safely( fn() => $this->add( $action, $visitor, 0, $entries, $this->detail( $parameters ) ) );
	}

	/** @param array<array-key, mixed> $parameters */
	private function detail( array $parameters ): string {
		return (string) wp_json_encode( RequestParameters::withoutSearchTerms( $parameters ) );
	}

	private function add(
		AccessAction $action,
		Visitor $visitor,
		int $entry,
		int $entries   = 1,
		string $detail = ''
	): void {
		$this->accesses->add( $action, $visitor->userId(), $entry, $entries, $detail, $visitor->ip(), $this->date() );
	}

	private function date( int $shift = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() + $shift );
	}

	/** @param \Closure(): void $write */
	private function safely( \Closure $write ): void {
		try {
			$write();
		} catch ( \Throwable $error ) {
			( new ErrorLog() )->write( $error, 'the access log' );
		}
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/** Deletes old rows of the access log daily. Safe to stop half way or to run twice. */
final class AccessLogExpiry {

	/**
	 * Days for which a row is kept: a year, so that a yearly review or a complaint finds all of it, plus five weeks to
	 * notice. Longer would be a record of staff activity without a purpose.
	 */
	public const DAYS = 400;

	private const DAY   = 86400;
	private const BATCH = 5000;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private AccessRepository $accesses, private \Closure $clock ) {}

	public function run(): void {
		$end = gmdate( 'Y-m-d H:i:s', ( $this->clock )() - self::DAYS * self::DAY );
		while ( $this->accesses->deleteBefore( $end, self::BATCH ) > 0 ) {
			continue;
		}
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/** Deletes old lines of the log once a day. Stopped half way or run twice, it does no harm. */
final class AccessLogExpiry {

	/**
	 * Days that a line is kept: a year, so that whoever looks into a yearly review or a complaint finds all of it, and
	 * five weeks to notice. Longer would be a file on the staff without a purpose.
	 */
	public const DAYS = 400;

	private const DAY   = 86400;
	private const BATCH = 5000;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private AccessRepository $accesses, private \Closure $clock ) {}

	public function run(): void {
		$end = gmdate( 'Y-m-d H:i:s', ( $this->clock )() - self::DAYS * self::DAY );
		while ( $this->accesses->deleteBefore( $end, self::BATCH ) > 0 ) {
			continue;
		}
	}
}

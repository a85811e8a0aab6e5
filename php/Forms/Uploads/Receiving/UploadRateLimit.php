<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** Limits the number and total size of new files, for each slot and for each IP address. */
final class UploadRateLimit {

	/**
	 * New files per minute and IP address, however they are sent: more than anybody chooses, fewer than would fill a
	 * disk.
	 */
	private const MAX_PER_MINUTE = 60;

	/**
	 * Megabytes per day and IP address: enough for many applications from one office, too few to fill a disk overnight.
	 */
	private const MOST_MEGABYTES = 1024;

	private const MEGABYTE = 1048576;

	public function __construct( private RateLimit $limit, private UploadSlotLimit $slots ) {}

	/**
	 * @param int $size Bytes.
	 * @throws \Atoll\Platform\Errors\PublicError When a limit is exceeded.
	 */
	public function count( UploadSlot $slot, int $size, Visitor $visitor ): void {
		$this->slots->count( $slot, $size );
		$this->limit->count( 'files', $visitor, self::MAX_PER_MINUTE );
		$megabytes = (int) ceil( $size / self::MEGABYTE );
		$this->limit->count( 'megabytes of files', $visitor, self::MOST_MEGABYTES, $megabytes, RateLimit::DAY );
	}
}

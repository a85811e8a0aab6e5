<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** How many new files are taken in, and how much in all, for one field of a form and from one address. */
final class UploadRateLimit {

	/**
	 * New files in a minute, from one address, whichever way they come: more than anybody chooses, less than fills a
	 * disk.
	 */
	private const MAX_PER_MINUTE = 60;

	/** Megabytes in a day, from one address: many applications of one office, less than fills a disk overnight. */
	private const MOST_MEGABYTES = 1024;

	private const MEGABYTE = 1048576;

	public function __construct( private RateLimit $limit, private UploadSlotLimit $slots ) {}

	/**
	 * @param int $size Bytes.
	 * @throws \Atoll\Platform\Errors\PublicError When it is one too many.
	 */
	public function count( UploadSlot $slot, int $size, Visitor $visitor ): void {
		$this->slots->count( $slot, $size );
		$this->limit->count( 'files', $visitor, self::MAX_PER_MINUTE );
		$megabytes = (int) ceil( $size / self::MEGABYTE );
		$this->limit->count( 'megabytes of files', $visitor, self::MOST_MEGABYTES, $megabytes, RateLimit::DAY );
	}
}

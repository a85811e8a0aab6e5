<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** How often forms may be saved from one network, and how much of them the site keeps for it in a day. */
final class DraftLimit {

	/** Saves from one network. */
	private const MAX_PER_MINUTE = 20;

	/** Enough for thousands of long forms, and too few to fill a disk. */
	private const MAX_KILOBYTES_PER_DAY = 20480;

	private const KILOBYTE = 1024;

	public function __construct( private RateLimit $limit ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countSave( Visitor $visitor ): void {
		$this->limit->count( 'drafts/save', $visitor, self::MAX_PER_MINUTE );
	}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countBytes( Visitor $visitor, DraftRow $row ): void {
		$this->limit->count(
			'kilobytes of drafts',
			$visitor,
			self::MAX_KILOBYTES_PER_DAY,
			(int) ceil( $row->bytes() / self::KILOBYTE ),
			RateLimit::DAY
		);
	}
}

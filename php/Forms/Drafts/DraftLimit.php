<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** How often forms may be saved from one network, and how much of them the site keeps for it in a day. */
final class DraftLimit {

	/** In a minute. */
	private const MOST = 20;

	/** Kilobytes in a day: enough for thousands of long forms, and too few to fill a disk. */
	private const MOST_KILOBYTES = 20480;

	private const KILOBYTE = 1024;

	public function __construct( private RateLimit $limit ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countSave( Visitor $visitor ): void {
		$this->limit->count( 'drafts/save', $visitor, self::MOST );
	}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countBytes( Visitor $visitor, DraftRow $row ): void {
		$this->limit->count(
			'kilobytes of drafts',
			$visitor,
			self::MOST_KILOBYTES,
			(int) ceil( $row->bytes() / self::KILOBYTE ),
			RateLimit::DAY
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** Limits how often one network may save drafts, and how much the site stores for it per day. */
final class DraftLimit {

	/** Saves per minute and network. */
	private const MAX_PER_MINUTE = 20;

	/** Enough for thousands of long forms, too little to fill a disk. */
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

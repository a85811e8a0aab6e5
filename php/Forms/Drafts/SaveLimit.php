<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;

/** How often forms may be saved from one network, and how much of them the site keeps for it in a day. */
final class SaveLimit {

	/** In a minute. */
	private const MOST = 20;

	/** Kilobytes in a day: enough for thousands of long forms, and too few to fill a disk. */
	private const MOST_KILOBYTES = 20480;

	private const KILOBYTE = 1024;

	public function __construct( private RateLimit $limit ) {}

	/** @throws \Atoll\Platform\Errors\TooMany */
	public function countSave( Visitor $visitor ): void {
		$this->limit->count( 'drafts/save', $visitor, self::MOST );
	}

	/** @throws \Atoll\Platform\Errors\TooMany */
	public function countBytes( Visitor $visitor, DraftRow $row ): void {
		$this->limit->count( 'kilobytes of drafts', $visitor, self::MOST_KILOBYTES, (int) ceil( $row->bytes() / self::KILOBYTE ), RateLimit::DAY );
	}
}

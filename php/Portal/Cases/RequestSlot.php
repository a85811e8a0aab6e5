<?php

declare( strict_types=1 );

namespace Atoll\Portal\Cases;

use Atoll\Forms\Uploads\Limits;
use Atoll\Forms\Uploads\Slot;
use Atoll\Platform\Access\Visitor;

/** Where the files of a document request are received, and what it takes. */
final class RequestSlot {

	/** 20 MB: a bank's statements of a year, or photos of every page. */
	private const MAX_BYTES = 20971520;
	private const MAX_FILES = 10;

	/** @param \Closure(): list<string> $accepts Endings of the files that forms take where they name none. */
	public function __construct( private \Closure $accepts ) {}

	/** One person's files for one request; the same file sent twice is one. */
	public function of( DocumentRequest $request, Visitor $visitor ): Slot {
		return new Slot( 0, $request->id, $this->limits(), "document request {$request->id} of user {$visitor->userId()}" );
	}

	/** What every request takes, as far as the server itself takes it. */
	public function limits(): Limits {
		$bytes = min( self::MAX_BYTES, wp_max_upload_size() ?: self::MAX_BYTES );
		return new Limits( $bytes, self::MAX_FILES, ( $this->accepts )() );
	}
}

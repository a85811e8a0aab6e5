<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\PostedFiles;

/** Where the files of a document request are received, and what it takes. */
final class DocumentUploadSlot {

	/** 20 MB: a bank's statements of a year, or photos of every page. */
	private const MAX_BYTES = 20971520;
	private const MAX_FILES = 10;

	/** @param \Closure(): list<string> $accepts Endings of the files that forms take where they name none. */
	public function __construct( private \Closure $accepts ) {}

	/** One person's files for one request; the same file sent twice is one. */
	public function of( DocumentRequest $request, Visitor $visitor ): UploadSlot {
		return new UploadSlot( 0, $request->id, $this->limits(), "document request {$request->id} of user {$visitor->userId()}" );
	}

	/** What every request takes, as far as the server itself takes it. */
	public function limits(): UploadLimits {
		$bytes = min( self::MAX_BYTES, wp_max_upload_size() ?: self::MAX_BYTES );
		return new UploadLimits( $bytes, min( self::MAX_FILES, PostedFiles::mostAtOnce() ), ( $this->accepts )() );
	}
}

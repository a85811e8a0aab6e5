<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\PostedFiles;

/** The upload slot for the files of a document request, and its limits. */
final class DocumentUploadSlot {

	/** 20 MB: enough for a year of bank statements, or photos of every page. */
	private const MAX_BYTES = 20971520;
	private const MAX_FILES = 10;

	/** @param \Closure(): list<string> $accepts Returns the file extensions that forms accept by default. */
	public function __construct( private \Closure $accepts ) {}

	/** Returns the slot for one person's files for one request. The same file sent twice is stored once. */
	public function create( DocumentRequest $request, Visitor $visitor ): UploadSlot {
		return new UploadSlot( 0, $request->id, $this->limits(), "document request {$request->id} of user {$visitor->userId()}" );
	}

	/** Returns the limits for each request, lowered to what the server allows. */
	public function limits(): UploadLimits {
		$bytes = min( self::MAX_BYTES, wp_max_upload_size() ?: self::MAX_BYTES );
		return new UploadLimits( $bytes, min( self::MAX_FILES, PostedFiles::mostAtOnce() ), ( $this->accepts )() );
	}
}

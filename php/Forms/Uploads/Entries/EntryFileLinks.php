<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\UploadLinks;

/** Addresses of entries' files for code of the site, which is trusted: nobody is asked for rights. */
final class EntryFileLinks {

	public function __construct( private UploadRepository $uploads, private UploadLinks $links ) {}

	/**
	 * @param string $id Of the upload.
	 * @return string|null Signed, for a quarter of an hour; null when no entry has such a file, or has it any more.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function of( string $id ): ?string {
		$upload = $this->uploads->find( $id );
		return null !== $upload && $upload->entryId > 0 ? $this->links->signed( $id ) : null;
	}
}

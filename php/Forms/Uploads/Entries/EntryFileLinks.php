<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\UploadLinks;

/** URLs of entries' files for trusted code of the site: capabilities are not checked. */
final class EntryFileLinks {

	public function __construct( private UploadRepository $uploads, private UploadLinks $links ) {}

	/**
	 * @param string $id Public id of the upload.
	 * @return string|null Signed URL, valid for 15 minutes; null if no entry has such a file, or no longer has it.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function url( string $id ): ?string {
		$upload = $this->uploads->find( $id );
		return null !== $upload && $upload->entryId > 0 ? $this->links->signed( $id ) : null;
	}
}

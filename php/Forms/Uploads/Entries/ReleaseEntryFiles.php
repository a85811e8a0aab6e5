<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Uploads\Storage\UploadRepository;

/** Releases the files of deleted entries; the daily cleanup removes them a day later. */
final class ReleaseEntryFiles implements CascadeDelete {

	public function __construct( private UploadRepository $uploads ) {}

	public function forget( array $entries ): void {
		$this->uploads->orphanEntries( $entries );
	}
}

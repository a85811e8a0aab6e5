<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Entries\Belonging;

/** Files of deleted entries belong to nothing any more: the daily cleanup removes them a day later. */
final class EntryUploads implements Belonging {

	public function __construct( private UploadRepository $uploads ) {}

	public function forget( array $entries ): void {
		$this->uploads->orphanEntries( $entries );
	}
}

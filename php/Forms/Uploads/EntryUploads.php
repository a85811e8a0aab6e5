<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Entries\Belonging;

/** Files of entries that are gone are nobody's: they are removed a day later, as everything that nobody sent. */
final class EntryUploads implements Belonging {

	public function __construct( private UploadRepository $uploads ) {}

	public function forget( array $entries ): void {
		$this->uploads->orphanEntries( $entries );
	}
}

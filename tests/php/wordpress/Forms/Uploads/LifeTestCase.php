<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\UploadCleanup;
use Atoll\Tests\WordPress\Support\UploadTestCase;

/** Files, the job that removes those which nobody has, and the site's health. */
abstract class LifeTestCase extends UploadTestCase {

	protected const DAY = 86400;

	protected function clean( int $now ): int {
		return ( new UploadCleanup( $this->orphans(), $this->files(), static fn() => $now ) )->run();
	}
}

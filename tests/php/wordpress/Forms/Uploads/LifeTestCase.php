<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\UnknownFiles;
use Atoll\Forms\Uploads\Storage\UploadCleanup;
use Atoll\Platform\Health\SiteHealthTests;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Files, the job that removes those which nobody has, and the site's health. */
abstract class LifeTestCase extends UploadTestCase {

	protected const DAY = 86400;

	protected function clean( int $now ): int {
		$clock = static fn() => $now;
		return ( new UploadCleanup( $this->orphans(), $this->files(), new UnknownFiles(), $clock ) )->run();
	}

	/** Folder of another WordPress on this server. */
	protected function otherSite(): string {
		$folder = get_temp_dir() . 'atoll-other-' . wp_generate_password( 8, false );
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/wp-load.php", '' );
		return $folder;
	}

	/** @return array<string, mixed> */
	protected function health(): array {
		return (array) Inside::get( SiteHealthTests::class )->line( 'atoll_uploads' );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\UnknownFiles;
use Atoll\Forms\Uploads\Storage\UploadCleanup;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;

/** The database is away for a moment while the daily job runs: what it does not say is not taken for "nobody's". */
final class CleanupWithoutDatabaseTest extends UploadTestCase {

	public function test_no_file_is_removed_that_the_database_could_not_tell_of(): void {
		global $wpdb;
		$id = $this->uploaded( $this->uploadForm() );
		$this->repository()->claim( 5, array( $id ) );
		$path = $this->files()->path( (string) $this->find( $id )?->storedName );
		touch( $path, time() - 2 * 86400 );
		$away       = static fn( string $sql ): string => str_contains( $sql, 'stored_name IN' )
			? 'SELECT nothing FROM nowhere'
			: $sql;
		$suppressed = $wpdb->suppress_errors();
		add_filter( 'query', $away );
		try {
			( new UploadCleanup( $this->orphans(), $this->files(), new UnknownFiles(), time( ... ) ) )->run();
			$hasFailed = false;
		} catch ( StorageFailed ) {
			$hasFailed = true;
		} finally {
			remove_filter( 'query', $away );
			$wpdb->suppress_errors( $suppressed );
		}
		$this->assertSame( array( true, true ), array( is_file( $path ), $hasFailed ) );
	}
}

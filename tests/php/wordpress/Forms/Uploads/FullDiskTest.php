<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Receiving\FileSignatures;
use Atoll\Forms\Uploads\Receiving\FileTypeDetector;
use Atoll\Forms\Uploads\Receiving\UploadCheck;
use Atoll\Forms\Uploads\Receiving\UploadRateLimit;
use Atoll\Forms\Uploads\Receiving\UploadReceiver;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Receiving\UploadSlotLimit;
use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** The disk is full for a while: what was there stays, and once there is room everything goes on. */
final class FullDiskTest extends UploadTestCase {

	public function test_tries_on_a_full_disk_use_up_nothing_of_what_a_question_takes_in_a_day(): void {
		global $wpdb;
		$free     = 1000.0;
		$files    = new FileStorage( new StorageFolder(), static function () use ( &$free ): float {
			return $free;
		} );
		$limit    = new RateLimit( Inside::get( Queries::class ), time( ... ) );
		$receiver = new UploadReceiver(
			$this->repository(),
			$files,
			new FileTypeDetector( new FileSignatures() ),
			new Signer( $wpdb ),
			new UploadRateLimit( $limit, new UploadSlotLimit( $limit ) ),
			Inside::get( UploadCheck::class )
		);
		$slot     = new UploadSlot( 1, self::ONE, new UploadLimits( 1048576, 1, array( 'pdf' ) ), self::KEY );
		$refused  = 0;
		for ( $try = 0; $try < 25; $try++ ) {
			try {
				$receiver->start( $slot, 'pay.pdf', 5000, new Visitor( 0, '203.0.113.9', '' ) );
			} catch ( UploadsUnavailable ) {
				++$refused;
			}
		}
		$free = 1e12;
		$this->assertSame(
			array( 25, 'pay.pdf' ),
			array( $refused, $receiver->start( $slot, 'pay.pdf', 5000, new Visitor( 0, '203.0.113.9', '' ) )->name )
		);
	}

	public function test_a_part_that_is_sent_again_and_does_not_fit_leaves_what_was_there(): void {
		$name  = bin2hex( random_bytes( 16 ) );
		$from  = (string) tempnam( sys_get_temp_dir(), 'up' );
		$write = static fn( callable $write ) => $write();
		file_put_contents( $from, '0123456789' );
		$this->files()->write( $name, 0, $from, $write );
		try {
			$this->files()->write( $name, 4, sys_get_temp_dir(), $write ); // A folder cannot be copied.
			$this->fail( 'Nothing was written, and that was not noticed.' );
		} catch ( UploadsUnavailable ) {
			$this->assertSame( '0123456789', file_get_contents( $this->files()->path( $name ) ) );
		} finally {
			$this->files()->delete( $name );
			unlink( $from );
		}
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Receiving\FileSignatures;
use Atoll\Forms\Uploads\Receiving\FileTypeDetector;
use Atoll\Forms\Uploads\Receiving\UploadLimit;
use Atoll\Forms\Uploads\Receiving\UploadReceiver;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Receiving\UploadSlotLimit;
use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Tests\WordPress\Support\UploadTestCase;

/** The disk is full for a while: what was there stays, and once there is room everything goes on. */
final class FullDiskTest extends UploadTestCase {

	public function test_tries_on_a_full_disk_use_up_nothing_of_what_a_question_takes_in_a_day(): void {
		global $wpdb;
		$free     = 1000.0;
		$files    = new FileStorage( new StorageFolder(), static function () use ( &$free ): float {
			return $free;
		} );
		$limit    = new RateLimit( $wpdb );
		$receiver = new UploadReceiver( $this->repository(), $files, new FileTypeDetector( new FileSignatures() ), new Signer( $wpdb ), new UploadLimit( $limit, new UploadSlotLimit( $limit ) ) );
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
		$this->assertSame( array( 25, 'pay.pdf' ), array( $refused, $receiver->start( $slot, 'pay.pdf', 5000, new Visitor( 0, '203.0.113.9', '' ) )->name ) );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Files come with the answers of a form that the database does not tell once, and tells a moment later. */
final class FilesOfUnreadFormTest extends UploadTestCase {

	private bool $suppressed;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->suppressed = $wpdb->suppress_errors();
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_all_filters( 'query' );
		$wpdb->suppress_errors( $this->suppressed );
		$_FILES = array();
		parent::tearDown();
	}

	public function test_no_entry_is_stored_without_them(): void {
		$number = $this->uploadForm();
		Inside::forgetServices();
		$path = (string) tempnam( sys_get_temp_dir(), 'atoll' );
		file_put_contents( $path, self::PDF );
		$_FILES['input_6'] = array( 'name' => 'pay.pdf', 'tmp_name' => $path, 'size' => 50, 'error' => UPLOAD_ERR_OK );
		$this->breakFirstRead();
		$log   = ini_set( 'error_log', '/dev/null' );
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Jo' ) );
		ini_set( 'error_log', (string) $log );
		unlink( $path );
		$this->assertSame( 503, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	private function breakFirstRead(): void {
		$isBroken = false;
		add_filter(
			'query',
			static function ( string $query ) use ( &$isBroken ): string {
				if ( $isBroken || ! str_contains( $query, 'atoll_forms f' ) ) {
					return $query;
				}
				$isBroken = true;
				return 'this is no SQL';
			}
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Account\Closing\AccountClosing;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** What a client has uploaded and not sent, as their account is closed. */
final class ClosingFilesTest extends UploadTestCase {

	private int $client;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->client = $this->actAs( 'atoll_client' );
		$form         = $this->uploadForm( more: array( 'save' => array( 'enabled' => true ) ) );
		$saved        = $this->uploaded( $form );
		$reply        = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			array(
				'gform_save'           => '1',
				'gform_unique_id'      => self::KEY,
				'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $saved ) ) ),
			)
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$unsaved = $this->uploaded( $form, key: 'zyxwvutsrq9876543210' );
		$wpdb->update(
			"{$wpdb->prefix}atoll_uploads",
			array( 'user_id' => $this->client ),
			array( 'public_id' => $unsaved )
		);
		wp_cache_flush(); // The web server's process may have made the folder of files.
	}

	public function test_they_go_with_it(): void {
		$this->close();
		$this->assertFalse( get_userdata( $this->client ) );
		$this->assertSame( array( 0, 0 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_they_stay_when_it_could_not_be_closed(): void {
		try {
			$this->closeWhileFailing( 'SET created_by = 0' );
			$this->fail( 'It was closed.' );
		} catch ( StorageFailed ) {
			wp_cache_flush();
		}
		$this->assertInstanceOf( \WP_User::class, get_userdata( $this->client ) );
		$this->assertSame( array( 2, 2 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_it_is_closed_also_when_they_cannot_go_at_once(): void {
		$log    = (string) tempnam( sys_get_temp_dir(), 'log' );
		$before = ini_set( 'error_log', $log );
		try {
			$this->closeWhileFailing( 'DELETE FROM `?\w*atoll_uploads' );
		} finally {
			ini_set( 'error_log', (string) $before );
		}
		$this->assertFalse( get_userdata( $this->client ) );
		$this->assertStringContainsString( 'files of a deleted login', (string) file_get_contents( $log ) );
		$this->assertCount( 2, $this->orphans()->find( time() + 1 ), 'the daily clean-up finds them' );
		unlink( $log );
	}

	private function close(): void {
		Inside::get( AccountClosing::class )->close(
			get_userdata( $this->client ),
			new Visitor( $this->client, '203.0.113.7', 'test' )
		);
	}

	/** @param string $pattern Of the queries that the database refuses. */
	private function closeWhileFailing( string $pattern ): void {
		$fail = static fn( string $query ): string => 1 === preg_match( "/{$pattern}/", $query ) ? 'NO SQL' : $query;
		add_filter( 'query', $fail );
		try {
			$this->close();
		} finally {
			remove_filter( 'query', $fail ); // Or every test after this one would fail.
		}
	}
}

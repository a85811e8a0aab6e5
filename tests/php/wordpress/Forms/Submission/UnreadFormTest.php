<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form that the database does not tell just now is there again in a moment: nobody is told that it is gone. */
final class UnreadFormTest extends SiteTestCase {

	private int $number;
	private bool $suppressed;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->number = $this->form();
		Inside::forgetServices();
		$this->suppressed = $wpdb->suppress_errors();
		add_filter(
			'query',
			static fn( string $query ): string => str_contains( $query, 'atoll_forms f' ) ? 'this is no SQL' : $query
		);
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_all_filters( 'query' );
		$wpdb->suppress_errors( $this->suppressed );
		parent::tearDown();
	}

	public function test_what_is_sent_may_be_sent_again(): void {
		$log   = ini_set( 'error_log', '/dev/null' );
		$reply = $this->post( "/gf/v2/forms/{$this->number}/submissions", array( 'input_1' => 'Jo' ) );
		ini_set( 'error_log', (string) $log );
		$this->assertSame(
			array( 503, 'atoll_storage_failed' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
	}

	public function test_a_modal_may_be_opened_again(): void {
		$log   = ini_set( 'error_log', '/dev/null' );
		$reply = $this->get( "/s1t2/v1/forms/{$this->number}" );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 503, $reply->get_status() );
	}

	public function test_its_page_says_so(): void {
		$this->assertStringContainsString(
			'We could not look this up just now.',
			do_blocks( "<!-- wp:atoll/form {\"formId\":{$this->number}} /-->" )
		);
	}
}

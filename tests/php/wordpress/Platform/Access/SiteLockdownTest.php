<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A site that closes while nothing guards its private pages: who is turned away, and with what. */
final class SiteLockdownTest extends SiteTestCase {

	private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/atoll-closed-site.php';

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( self::PLUGIN ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/closed-site.php', self::PLUGIN );
	}

	protected function tearDown(): void {
		unlink( self::PLUGIN );
		$this->page && wp_delete_post( $this->page, true );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function addresses(): array {
		return array(
			'the first page' => array( '/' ),
			'the search'     => array( '/?s=clients' ),
			'a feed'         => array( '/?feed=rss2' ),
			'the REST API'   => array( '/wp-json/wp/v2/pages' ),
		);
	}

	#[DataProvider( 'addresses' )]
	public function test_strangers_are_asked_to_come_back( string $path ): void {
		$this->addPrivatePage();
		$this->assertClosed( ( new Browser() )->get( $path ) );
	}

	public function test_whoever_is_logged_in_goes_on(): void {
		$this->addPrivatePage();
		$this->assertSame( 200, Browser::of( $this->user( 'subscriber' ) )->get( '/' )->status );
	}

	public function test_where_staff_log_in_stays_open(): void {
		$this->addPrivatePage();
		$this->assertSame( 200, ( new Browser() )->get( '/wp-login.php' )->status );
		$this->assertSame( 302, ( new Browser() )->get( '/wp-admin/' )->status );
	}

	public function test_what_is_planned_is_done_all_the_same(): void {
		$this->addPrivatePage();
		$this->assertSame( 200, ( new Browser() )->get( '/', array( 'X-Atoll-Cron: 1' ) )->status );
	}

	public function test_a_database_that_does_not_say_closes_it(): void {
		( new PrivatePosts( $GLOBALS['wpdb'] ) )->forget();
		$this->assertSame( 200, ( new Browser() )->get( '/' )->status );
		( new PrivatePosts( $GLOBALS['wpdb'] ) )->forget();
		$this->assertClosed( ( new Browser() )->get( '/', array( 'X-Atoll-Breaks: 1' ) ) );
	}

	private function assertClosed( HttpAnswer $answer ): void {
		$this->assertSame( 503, $answer->status );
		$this->assertSame( '3600', $answer->header( 'Retry-After' ) );
		$this->assertStringContainsString( 'This website is being repaired.', $answer->body );
	}

	private function addPrivatePage(): void {
		$this->page = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'For clients',
				'meta_input'  => array( PrivatePosts::PRIVATE_META => '1' ),
			)
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\Http\Browser;

/** Documents that are more than PHP takes at once: nothing of the form arrives. */
final class LargePostTest extends ApplicationPagesTestCase {

	private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/atoll-large-posts.php';

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( self::PLUGIN ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/large-posts.php', self::PLUGIN );
	}

	protected function tearDown(): void {
		unlink( self::PLUGIN );
		parent::tearDown();
	}

	public function test_the_page_says_so_first_in_its_title_and_where_the_focus_is(): void {
		$this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$page = Browser::of( $this->client )->post(
			$this->url( $this->entry->id ) . '&change=1',
			'',
			array( 'X-Atoll-Large: 1' )
		);
		$this->assertSame( 413, $page->status );
		$this->assertStringContainsString( '<title>Error – ', $page->body );
		$this->assertMatchesRegularExpression(
			'~<div [^>]*role="alert" tabindex="-1" autofocus><p>These files are too large~',
			$page->body
		);
		$this->assertSame( 1, substr_count( $page->body, ' autofocus' ) );
	}
}

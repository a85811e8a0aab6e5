<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** What nobody is to find says so in a header, where another plugin prints the page's robots tag. */
final class RobotsHeaderTest extends NewsTestCase {

	/** As a plugin that describes pages, and leaves nothing of what others say of them. */
	private const OTHER_PLUGIN = WP_CONTENT_DIR . '/mu-plugins/another-with-robots.php';
	private const CODE         = <<<'PHP'
		<?php
		define( 'WPSEO_VERSION', '1' );
		add_action( 'wp_head', static fn() => remove_all_filters( 'wp_robots' ), 0 );
		PHP;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( self::OTHER_PLUGIN ) );
		file_put_contents( self::OTHER_PLUGIN, self::CODE );
	}

	protected function tearDown(): void {
		unlink( self::OTHER_PLUGIN );
		parent::tearDown();
	}

	public function test_a_forms_thanks(): void {
		$this->add( 'page', array( 'post_name' => 'form-confirmation', 'post_title' => 'Thank you' ) );
		$this->assertHidden( Http::get( '/form-confirmation/' ) );
	}

	public function test_a_login_page(): void {
		$page = $this->add( 'page', array( 'post_title' => 'Log in' ) );
		update_post_meta( $page, PageMeta::IS_LOGIN_PAGE, true );
		$this->assertHidden( Http::get( $this->path( $page ) ) );
	}

	public function test_a_form_that_a_link_opens(): void {
		$number = $this->form();
		$page   = Http::get( $this->page( $number ) . "?formid={$number}&formtoken=0123456789abcdef" );
		$this->assertHidden( $page );
	}

	public function test_other_pages_say_nothing(): void {
		$this->assertSame( '', Http::get( $this->path( $this->article( 'A' ) ) )->header( 'X-Robots-Tag' ) );
	}

	private function assertHidden( HttpAnswer $page ): void {
		$this->assertSame( 200, $page->status );
		$this->assertSame( 'noindex', $page->header( 'X-Robots-Tag' ) );
		$this->assertStringNotContainsString( "name='robots' content='noindex", $page->body );
	}
}

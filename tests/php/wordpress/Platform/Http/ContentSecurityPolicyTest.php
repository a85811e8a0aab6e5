<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A site that asks for a Content-Security-Policy gets one that its own pages keep, and nobody else's scripts. */
final class ContentSecurityPolicyTest extends SiteTestCase {

	private const FOLDER = WP_CONTENT_DIR . '/mu-plugins';

	protected function tearDown(): void {
		array_map( unlink( ... ), glob( self::FOLDER . '/atoll-policy-*.php' ) ?: array() );
		parent::tearDown();
	}

	public function test_nothing_is_sent_until_a_site_asks_for_it(): void {
		$page = Http::get( $this->page( $this->form() ) );
		$this->assertSame(
			array( 200, 'nosniff', '' ),
			array(
				$page->status,
				$page->header( 'X-Content-Type-Options' ),
				$page->header( 'Content-Security-Policy' ),
			)
		);
		$this->assertStringNotContainsString( ' nonce=', $page->body );
	}

	public function test_a_page_for_everybody_is_sent_with_the_hash_of_each_script(): void {
		$this->ask( 'array()' );
		$address = $this->page( $this->form() );
		$page    = Http::get( $address );
		$this->assertStringContainsString( "script-src 'self' 'sha256-", $this->policy( $page ) );
		$this->assertStringContainsString( "; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; worker-src 'self'", $this->policy( $page ) );
		$this->assertStringNotContainsString( 'nonce', $this->policy( $page ) );
		$this->assertStringNotContainsString( ' nonce=', $page->body );
		$code = self::code( $page );
		$this->assertGreaterThan( 3, count( $code ) );
		foreach ( $code as $script ) {
			$this->assertStringContainsString(
				"'sha256-" . base64_encode( hash( 'sha256', $script, true ) ) . "'",
				$this->policy( $page ),
				$script
			);
		}
		$this->assertSame(
			array( $page->body, $this->policy( $page ) ),
			array( ( $again = Http::get( $address ) )->body, $this->policy( $again ) ),
			'The same for everybody.'
		);
	}

	public function test_sources_that_come_from_the_lines_of_a_text_are_sent_as_they_are_meant(): void {
		$this->ask( 'array( "img-src" => explode( "\\n", "https://a.example\\r\\nhttps://b.example\\r\\nc.example;\\r" ) )' );
		$this->assertStringEndsWith(
			'; img-src https://a.example https://b.example',
			$this->policy( Http::get( $this->page( $this->form() ) ) )
		);
	}

	public function test_a_script_that_somebody_got_into_a_page_has_neither_hash_nor_nonce(): void {
		$this->ask( 'array()' );
		$this->actAs( 'administrator' );
		$id = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A', 'post_content' => '<!-- wp:html --><script>stolen()</script><script nonce="guessed">stolen()</script><!-- /wp:html -->' )
		);
		wp_set_current_user( 0 );
		$pages = array(
			Http::get( (string) get_permalink( $id ) ),
			Browser::of( $this->user( 'subscriber' ) )->get( (string) get_permalink( $id ) ),
		);
		wp_delete_post( $id, true );
		foreach ( $pages as $page ) {
			$this->assertStringContainsString( '<script>stolen()</script>', $page->body );
			$this->assertStringNotContainsString(
				base64_encode( hash( 'sha256', 'stolen()', true ) ),
				$this->policy( $page )
			);
			$this->assertStringNotContainsString( 'unsafe', $this->policy( $page ) );
		}
	}

	public function test_a_page_for_one_person_has_a_nonce_of_its_own_on_each_script(): void {
		$this->ask( 'array()' );
		$address = $this->page( $this->form() );
		$browser = Browser::of( $this->user( 'subscriber' ) );
		$nonces  = array();
		foreach ( array( $browser->get( $address ), $browser->get( $address ) ) as $page ) {
			$this->assertSame( 1, preg_match( "~script-src 'self' 'nonce-([A-Za-z0-9+/]{24})' 'strict-dynamic'; ~", $this->policy( $page ), $read ) );
			$this->assertSame(
				0,
				preg_match(
					'~<script(?![^>]* nonce="' . preg_quote( $read[1], '~' ) . '")[^>]*>~',
					(string) preg_replace( '~<script type="application/json" data-atoll="props">~', '', $page->body )
				)
			);
			$nonces[] = $read[1];
		}
		$this->assertNotSame( $nonces[0], $nonces[1] );
	}

	public function test_a_site_adds_the_origins_of_services_that_it_uses(): void {
		$this->ask( "array( 'script-src' => array( 'https://tags.example.com' ), 'object-src' => array( 'https://a.example.com' ), 'form-action' => array( \"'self'\" ) )" );
		$policy = $this->policy( Http::get( '/' ) );
		$this->assertMatchesRegularExpression( "~script-src 'self' [^;]* https://tags\.example\.com; object-src https://a\.example\.com; ~", $policy );
		$this->assertStringEndsWith( "; form-action 'self'", $policy );
	}

	/** Lets the site ask for it, by a file of its own: the server looks for a changed one every two seconds only. */
	private function ask( string $sources ): void {
		wp_mkdir_p( self::FOLDER );
		$file = self::FOLDER . '/atoll-policy-' . md5( $sources ) . '.php';
		file_put_contents( $file, "<?php add_filter( 'atoll_content_security_policy', static fn() => {$sources} );" );
	}

	private function policy( HttpAnswer $page ): string {
		$this->assertSame( 200, $page->status );
		return $page->header( 'Content-Security-Policy' );
	}

	/** @return list<string> What the browser would run: inline, and put there by the loader. */
	private static function code( HttpAnswer $page ): array {
		preg_match_all( '~<script(?![^>]*(?:src=|json))[^>]*>(.*?)</script>~s', $page->body, $inline );
		preg_match( '~id="atoll-manifest"[^>]*>(.*?)</script>~s', $page->body, $manifest );
		$parts = json_decode( $manifest[1] ?? '', true )['parts'] ?? array();
		return array( ...$inline[1], ...array_column( array_filter( $parts, is_array( ... ) ), 'text' ) );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Context\ContextScript;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Http;

/** GET s1t2/v1/context: what a page knows of the site around it. */
final class ContextTest extends ContextTestCase {

	public function test_it_is_as_the_contract_says_and_so_is_its_example(): void {
		$number = $this->form();
		$this->assertSame( '', RestContract::complaint( 'atoll/context', $this->context() ) );
		$this->assertSame(
			'',
			RestContract::complaint( 'atoll/context', $this->context( array( 'page' => $this->page ) ) )
		);
		$this->assertContains( array( 'id' => $number, 'title' => 'Enquiry' ), $this->context()['modules']['forms'] );
		foreach ( RestContract::examples( 'atoll/context' ) as $example ) {
			$this->assertSame( '', RestContract::complaint( 'atoll/context', $example['response'] ), $example['name'] );
			$this->assertSame( array_keys( $this->context() ), array_keys( $example['response'] ) );
		}
	}

	public function test_it_has_the_names_of_the_specification(): void {
		$context = $this->context();
		$this->assertSame(
			array( 'pageSettings', 'header', 'footer', 'notifications', 'modals', 'modules', 'access' ),
			array_keys( $context )
		);
		$this->assertSame( array( 'headerPrimary', 'headerSecondary', 'menus' ), array_keys( $context['header'] ) );
		$this->assertSame( array( 'main', 'secondary' ), array_keys( $context['header']['menus'] ) );
		$this->assertSame(
			array( 'footerNav', 'footerSubNav', 'footerSecondaryNav', 'footerSecondarySubNav' ),
			array_keys( $context['footer'] )
		);
		$this->assertSame( array( 'company', 'forms' ), array_keys( $context['modules'] ) );
		$this->assertSame( get_bloginfo( 'name' ), $context['modules']['company']['blogname'] );
		$this->assertSame(
			array(
				'accessFeatures'  => array( 'accessGoogleMapsApiKey' ),
				'accessMarketing' => array( 'accessToggleFacebookChat', 'accessFacebookChatPageId' ),
			),
			array_map( 'array_keys', $context['access'] )
		);
	}

	public function test_it_tells_which_header_and_footer_the_page_has(): void {
		update_post_meta( $this->page, PageMeta::HEADER, 'secondary' );
		update_post_meta( $this->page, PageMeta::FOOTER, PageMeta::HIDDEN );
		$this->assertEquals(
			(object) array( 'headerHeaderToggle' => 'secondary' ),
			$this->context( array( 'page' => $this->page ) )['pageSettings']
		);
	}

	public function test_menus_are_trees(): void {
		$main = $this->context()['header']['menus']['main'];
		$this->assertSame( array( '', false ), array( $main[0]['url'], $main[0]['isExternal'] ) );
		$this->assertSame(
			array( 'https://example.com/', true ),
			array( $main[0]['submenus'][0]['url'], $main[0]['submenus'][0]['isExternal'] )
		);
		$this->assertSame( $main, $this->context()['footer']['footerNav'] );
	}

	public function test_a_key_of_the_server_stays_there(): void {
		update_option(
			'atoll_addresses',
			array( 'provider' => 'addressr', 'addressrKey' => 'of-the-server', 'url' => 'http://127.0.0.1/' )
		);
		$this->assertSame( '', $this->context()['access']['accessFeatures']['accessGoogleMapsApiKey'] );
		update_option(
			'atoll_addresses',
			array( 'provider' => 'google', 'googleKey' => 'of-the-browser', 'addressrKey' => 'of-the-server' )
		);
		$this->assertSame( 'of-the-browser', $this->context()['access']['accessFeatures']['accessGoogleMapsApiKey'] );
		$this->assertStringNotContainsString( 'of-the-server', (string) wp_json_encode( $this->context() ) );
		update_option(
			'atoll_marketing',
			array(
				'accessToggleFacebookChat' => false,
				'accessFacebookChatPageId' => '123',
				'conversionToken'          => 'secret',
			)
		);
		$this->assertSame( '', $this->context()['access']['accessMarketing']['accessFacebookChatPageId'] );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $this->context() ) );
	}

	public function test_what_everybody_gets_may_be_kept_for_a_minute(): void {
		$this->assertStringStartsWith(
			'public, max-age=60',
			Http::get( '/wp-json/s1t2/v1/context' )->header( 'Cache-Control' )
		);
		$this->assertSame( '', Http::get( '/wp-json/s1t2/v1/context' )->header( 'Set-Cookie' ) );
	}

	public function test_a_page_prints_it_for_those_who_say_that_they_read_it_and_else_not(): void {
		$this->assertStringNotContainsString( ContextScript::ID, $this->printed() );
		add_filter( 'atoll_print_context', '__return_true' );
		$html = $this->printed();
		remove_filter( 'atoll_print_context', '__return_true' );
		$this->assertSame( 1, preg_match( '~<script[^>]*id="atoll-context"[^>]*>\s*(.*?)\s*</script>~s', $html, $found ) );
		$this->assertSame( '', RestContract::complaint( 'atoll/context', json_decode( $found[1] ) ) );
	}

	private function printed(): string {
		// Deprecated, but still there for themes that are not ours.
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}

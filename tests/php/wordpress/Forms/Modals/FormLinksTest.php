<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Modals;

use Atoll\Forms\Modals\FormLinks;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which links of a page open a form above it. */
final class FormLinksTest extends SiteTestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form();
	}

	protected function tearDown(): void {
		unset( $_GET['formid'], $_GET['formtoken'] );
		parent::tearDown();
	}

	public function test_a_link_to_the_form_on_its_page_does_and_keeps_its_address(): void {
		self::assertSame(
			array( "/contact/#atoll-form-{$this->form}", (string) $this->form, 'modal', 'intent' ),
			$this->link( "/contact/#atoll-form-{$this->form}" )
		);
	}

	public function test_a_whole_address_does_too(): void {
		self::assertSame( 'modal', $this->link( home_url( "/contact/#atoll-form-{$this->form}" ) )[2] );
	}

	public function test_a_link_that_names_the_form_does(): void {
		self::assertSame(
			array( '/contact/', (string) $this->form, 'modal', 'intent' ),
			$this->link( '/contact/', "data-atoll-form=\"{$this->form}\"" )
		);
	}

	public function test_a_call_to_action_does(): void {
		$html = do_blocks(
			'<!-- wp:atoll/cta {"kind":"form","label":"A","formId":' . $this->form
				. ',"fallbackUrl":"/contact/#enquire"} /-->'
		);
		self::assertSame( array( '/contact/#enquire', (string) $this->form, 'modal', 'intent' ), $this->read( $html ) );
	}

	public function test_it_comes_alive_at_once_where_a_saved_form_is_asked_for(): void {
		$_GET['formid']    = (string) $this->form;
		$_GET['formtoken'] = 'x';
		self::assertSame( 'load', $this->link( "/contact/#atoll-form-{$this->form}" )[3] );
	}

	public function test_without_javascript_the_saved_form_is_found_where_its_link_leads(): void {
		$_GET['formid']    = (string) $this->form;
		$_GET['formtoken'] = 'a_b-1&x';
		$query             = "?formid={$this->form}&formtoken=a_b-1%26x";
		$other             = $this->form();
		self::assertSame(
			array(
				home_url( "/contact/{$query}#atoll-form-{$this->form}" ),
				home_url( "/contact/{$query}" ),
				"/contact/#atoll-form-{$other}",
				"#atoll-form-{$this->form}",
				'https://partner.example/',
			),
			array(
				$this->link( "/contact/#atoll-form-{$this->form}" )[0],
				$this->link( '/contact/', "data-atoll-form=\"{$this->form}\"" )[0],
				$this->link( "/contact/#atoll-form-{$other}" )[0],
				$this->link( "#atoll-form-{$this->form}", "data-atoll-form=\"{$this->form}\"" )[0],
				$this->link( 'https://partner.example/', "data-atoll-form=\"{$this->form}\"" )[0],
			)
		);
	}

	#[DataProvider( 'relative' )]
	public function test_a_link_that_is_relative_to_its_page_leads_where_it_led( string $href, string $path ): void {
		$_GET['formid']    = (string) $this->form;
		$_GET['formtoken'] = 'x';
		$requested         = $_SERVER['REQUEST_URI'] ?? null;

		$_SERVER['REQUEST_URI'] = '/loans/home/?formid=1&formtoken=x';
		$link                   = $this->link( "{$href}#atoll-form-{$this->form}" );
		$_SERVER['REQUEST_URI'] = $requested;

		$ending = "formid={$this->form}&formtoken=x#atoll-form-{$this->form}";
		self::assertSame( array( home_url( $path . $ending ), 'modal' ), array( $link[0], $link[2] ) );
	}

	/** @return iterable<array{string, string}> */
	public static function relative(): iterable {
		yield array( 'contact/', '/loans/home/contact/?' );
		yield array( '../contact/', '/loans/contact/?' );
		yield array( '?page_id=7', '/loans/home/?page_id=7&' );
	}

	#[DataProvider( 'foreign' )]
	public function test_a_token_is_told_to_no_other_host( string $href ): void {
		$_GET['formid']    = (string) $this->form;
		$_GET['formtoken'] = 'secret';
		$host              = (string) preg_replace( '~^https?://~', '', home_url() );
		$printed           = (string) $this->link(
			str_replace( 'HOST', $host, $href ),
			"data-atoll-form=\"{$this->form}\""
		)[0];
		self::assertTrue(
			! str_contains( $printed, 'secret' ) || str_starts_with( $printed, home_url( '/' ) ),
			$printed
		);
	}

	/** @return iterable<list<string>> As browsers read them, most lead to partner.example. */
	public static function foreign(): iterable {
		yield array( '//partner.example/' );
		yield array( '///partner.example/' );
		yield array( '/\\partner.example/' );
		yield array( "/\t/partner.example/" );
		yield array( '\\\\partner.example/' );
		yield array( 'http:partner.example/' );
		yield array( 'https:/partner.example/' );
		yield array( 'http://partner.example\\@HOST/' );
		yield array( 'http://127.0.0.1:81/' );
		yield array( 'http://HOST@partner.example/' );
		yield array( 'mailto:jo@partner.example' );
	}

	#[DataProvider( 'others' )]
	public function test_other_links_are_left_alone( string $href, string $attributes = '' ): void {
		self::assertNull( $this->link( sprintf( $href, $this->form ), $attributes )[2] );
	}

	/** @return iterable<string, list<string>> */
	public static function others(): iterable {
		yield 'to a place on the same page' => array( '#atoll-form-%d' );
		yield 'in a new tab'                => array( '/contact/#atoll-form-%d', 'target="_blank"' );
		yield 'to a form that is not there' => array( '/contact/#atoll-form-4711' );
		yield 'to another place'            => array( '/contact/#atoll-form-%d-1' );
		yield 'to a form of another site'   => array( 'https://partner.example/apply/#atoll-form-%d' );
		yield '… by its host alone'         => array( '//partner.example/apply/#atoll-form-%d' );
		yield 'to a page'                   => array( '/contact/' );
	}

	public function test_a_form_that_stands_on_the_page_is_not_opened_above_it(): void {
		$page = $this->page( $this->form );
		query_posts( array( 'page_id' => url_to_postid( $page ) ) );
		$link = $this->link( "/contact/#atoll-form-{$this->form}" );
		wp_reset_query();
		self::assertNull( $link[2] );
	}

	public function test_a_block_is_read_once_however_many_others_it_stands_in(): void {
		$link   = "<p><a href=\"/contact/#atoll-form-{$this->form}\">A</a></p>";
		$marked = do_blocks( "<!-- wp:paragraph -->{$link}<!-- /wp:paragraph -->" );
		self::assertTrue( FormLinks::mayBeIn( $link ) );
		self::assertFalse( FormLinks::mayBeIn( "<div>{$marked}</div>" ) );
		self::assertTrue( FormLinks::mayBeIn( "<div>{$marked}{$link}</div>" ) );
		self::assertTrue( FormLinks::mayBeIn( "<div>{$marked}<a title=\"a>b\" href=\"/contact/#atoll-form-1\">B</a></div>" ) );
	}

	/** @return array{mixed, mixed, mixed, mixed} Address, form, island, trigger. */
	private function link( string $href, string $attributes = '' ): array {
		return $this->read( do_blocks( "<!-- wp:paragraph --><p><a href=\"{$href}\" {$attributes}>A</a></p><!-- /wp:paragraph -->" ) );
	}

	/** @return array{mixed, mixed, mixed, mixed} */
	private function read( string $html ): array {
		$tag = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( 'a' ) );
		return array(
			$tag->get_attribute( 'href' ),
			$tag->get_attribute( 'data-atoll-form' ),
			$tag->get_attribute( 'data-island' ),
			$tag->get_attribute( 'data-on' ),
		);
	}
}

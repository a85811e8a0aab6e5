<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Header\LogOutItem;
use Atoll\Site\Page\PageSettings;
use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Where "Log out" posts to, which is also the page without what else its address asks for, and where it stands. */
final class LogOutItemTest extends HeaderTestCase {

	private string $structure;
	private string $requested;

	protected function setUp(): void {
		parent::setUp();
		$this->structure = (string) get_option( 'permalink_structure' );
		$this->requested = (string) ( $_SERVER['REQUEST_URI'] ?? '' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( $this->structure );
		$_SERVER['REQUEST_URI'] = $this->requested;
		parent::tearDown();
	}

	#[TestWith( array( '/%postname%/', '/members/' ) )]
	#[TestWith( array( '', '/?page_id=%d' ) )]
	public function test_it_is_the_page_by_whatever_names_it( string $structure, string $expected ): void {
		$page = $this->pageOf( 'Members' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		$resumed                = (string) add_query_arg( 'formid', '12', get_permalink( $page ) );
		$_SERVER['REQUEST_URI'] = wp_make_link_relative( $resumed );
		query_posts( array( 'page_id' => $page ) );
		$this->assertSame( home_url( sprintf( $expected, $page ) ), $this->address() );
	}

	public function test_of_what_is_no_page_it_is_the_path(): void {
		$_SERVER['REQUEST_URI'] = '/category/rates/page/2/?formid=12';
		query_posts( array( 'cat' => 1 ) );
		$this->assertSame( home_url( '/category/rates/page/2/' ), $this->address() );
	}

	/** A theme of PHP may print our header after the bar. */
	public function test_a_page_shows_it_in_a_header_or_in_a_bar(): void {
		wp_set_current_user( 1 );
		$private = new PageSettings( isPrivate: true );
		$item    = new LogOutItem();
		$this->assertNotSame( '', $item->formInBar( $private ) );
		$this->assertSame( '', $item->form( $private ) );

		$other = new LogOutItem();
		$this->assertNotSame( '', $other->form( $private ) );
		$this->assertNotSame( '', $other->form( $private ), 'in a second header' );
		$this->assertSame( '', $other->formInBar( $private ) );
	}

	private function address(): string {
		$form = ( new LogOutItem() )->hiddenForm();
		$this->assertSame( 1, preg_match( '~ action="([^"]+)" hidden>~', $form, $found ) );
		return html_entity_decode( $found[1] );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Modals;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which links open a form where the site is a folder of its host: its neighbours have forms of the same numbers. */
final class FolderSiteLinksTest extends SiteTestCase {

	private const HOME = 'https://broker.example/a';

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form();
		add_filter( 'option_home', array( self::class, 'home' ) );
		$_GET = array( 'formid' => (string) $this->form, 'formtoken' => 'x' );
	}

	protected function tearDown(): void {
		remove_filter( 'option_home', array( self::class, 'home' ) );
		$_GET = array();
		parent::tearDown();
	}

	public static function home(): string {
		return self::HOME;
	}

	#[DataProvider( 'ownLinks' )]
	public function test_its_own_links_do_and_lead_to_the_saved_form( string $page, string $path ): void {
		$link = $this->link( "{$page}#atoll-form-{$this->form}" );
		self::assertSame( 'modal', $link->get_attribute( 'data-island' ) );
		self::assertSame(
			"https://broker.example{$path}?formid={$this->form}&formtoken=x#atoll-form-{$this->form}",
			$link->get_attribute( 'href' )
		);
	}

	/** @return iterable<string, list<string>> */
	public static function ownLinks(): iterable {
		yield 'a page'               => array( '/a/contact/', '/a/contact/' );
		yield 'by its whole address' => array( 'https://broker.example/a/contact/', '/a/contact/' );
		yield 'the front page'       => array( '/a', '/a' );
	}

	#[DataProvider( 'neighbours' )]
	public function test_links_to_its_neighbours_are_left_alone( string $page ): void {
		$href = "{$page}#atoll-form-{$this->form}";
		$link = $this->link( $href );
		self::assertNull( $link->get_attribute( 'data-island' ) );
		self::assertSame( $href, $link->get_attribute( 'href' ) );
	}

	#[DataProvider( 'neighbours' )]
	public function test_a_neighbour_is_told_no_token_by_a_link_that_names_a_form_of_this_site( string $page ): void {
		$link = $this->link( $page, "data-atoll-form=\"{$this->form}\"" );
		self::assertSame( 'modal', $link->get_attribute( 'data-island' ) );
		self::assertSame( $page, $link->get_attribute( 'href' ) );
	}

	/** @return iterable<string, list<string>> */
	public static function neighbours(): iterable {
		yield 'a folder beside it'       => array( '/b/contact/' );
		yield '… by its whole address'   => array( 'https://broker.example/b/contact/' );
		yield '… with a similar name'    => array( '/ab/' );
		yield 'the site above it'        => array( '/contact/' );
		yield '… by its address alone'   => array( 'https://broker.example' );
	}

	private function link( string $href, string $attributes = '' ): \WP_HTML_Tag_Processor {
		$link = new \WP_HTML_Tag_Processor(
			do_blocks( "<!-- wp:paragraph --><p><a href=\"{$href}\" {$attributes}>A</a></p><!-- /wp:paragraph -->" )
		);
		self::assertTrue( $link->next_tag( 'a' ) );
		return $link;
	}
}

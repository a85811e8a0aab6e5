<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Urls;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** Which addresses answer, and how (spec 2 and 9). */
final class UrlsTest extends NewsTestCase {

	public function test_addresses_end_with_a_slash_whatever_the_permalinks_end_with(): void {
		$this->set( array( 'permalink_structure' => '/resources/news/%postname%' ) );
		$GLOBALS['wp_rewrite']->init();
		$article = $this->article( 'Offset accounts' );
		$this->assertSame( '/resources/news/offset-accounts/', $this->path( $article ) );
		foreach ( array( '/resources/news/offset-accounts', '/resources', '/resources/news' ) as $path ) {
			$answer = Http::get( $path );
			$this->assertSame( 301, $answer->status, $path );
			$this->assertSame( home_url( "{$path}/" ), $answer->header( 'Location' ) );
		}
	}

	public function test_the_fixed_path_says_that_nothing_is_there(): void {
		// WordPress gives the page another address, 404-2.
		$this->add( 'page', array( 'post_title' => 'Called so', 'post_name' => '404' ) );
		foreach ( array( '/404/', '/404' ) as $path ) {
			$this->assertSame( 404, Http::get( $path )->status, $path );
		}
	}

	public function test_an_article_whose_title_is_a_number_has_an_address_of_its_own(): void {
		$this->set( array( 'permalink_structure' => '/resources/news/%postname%/' ) );
		$GLOBALS['wp_rewrite']->init();
		$path = fn( string $title ) => $this->path( $this->article( $title, array( 'post_content' => 'Words.' ) ) );
		$this->assertSame( '/resources/news/0-2/', $path( '0' ) );
		foreach ( array( '12', '2027' ) as $title ) {
			$this->assertSame( array( $title ), ShownPage::at( $path( $title ) )->all( '//h1' ) );
		}
	}

	public function test_an_article_keeps_the_number_that_is_its_address_already_or_leads_nowhere_else(): void {
		$this->set( array( 'permalink_structure' => '/%year%/%monthnum%/%postname%/' ) );
		$article = $this->article( '2027', array( 'post_content' => 'Words.' ) );
		$this->assertSame( '2027', get_post_field( 'post_name', $article ) );
		$this->set( array( 'permalink_structure' => '/resources/news/%postname%/' ) );
		wp_update_post( array( 'ID' => $article, 'post_content' => 'Other words.' ) );
		$this->assertSame( '2027', get_post_field( 'post_name', $article ) );
	}

	public function test_a_path_that_nothing_answers_leads_nowhere_else(): void {
		$this->add( 'page', array( 'post_title' => 'Services', 'post_name' => 'services' ) );
		$this->article( 'Offset accounts' );
		foreach ( array( '/servic/', '/resources/news/offset/', '/resources/news/page/9/' ) as $path ) {
			$answer = Http::get( $path );
			$this->assertSame( 404, $answer->status, $path );
			$this->assertSame( $answer->body, Http::get( $path )->body );
		}
	}

	public function test_it_suggests_pages_with_a_like_address_and_the_ways_from_here(): void {
		$this->add( 'page', array( 'post_title' => 'Refinancing', 'post_name' => 'refinancing' ) );
		$this->article( 'Refinance & save', array( 'post_name' => 'when-to-refinance' ) );
		$this->article( 'Vehicles', array( 'post_name' => 'vehicles' ) );
		$page = ShownPage::at( '/services/refinance/' );
		$this->assertSame(
			array( 'Refinance & save', 'Refinancing' ),
			$page->all( "//*[@class='atoll-suggestions__list']//a" )
		);
		$this->assertNotSame( array(), $page->all( "//main//input[@name='s']" ) );
	}

	public function test_it_suggests_what_a_search_finds_where_no_address_is_like_it(): void {
		$this->article(
			'Money down',
			array( 'post_name' => 'money-down', 'post_content' => 'What a guarantor promises.' )
		);
		$page = ShownPage::at( '/help/guarantor/' );
		$this->assertSame( array(), $page->all( "//*[@class='atoll-suggestions__list']//a" ), 'not all its words' );
		$page = ShownPage::at( '/guarantor/' );
		$this->assertSame( array( 'Money down' ), $page->all( "//*[@class='atoll-suggestions__list']//a" ) );
	}

	public function test_it_suggests_nothing_where_nothing_is_like_it(): void {
		$this->article(
			'Nothing is free',
			array( 'post_name' => 'nothing-is-free-here', 'post_content' => 'There is nothing here but words.' )
		);
		foreach ( array( '/nothing-here/', '/the-page/', '/quokka/', '/freezer/' ) as $path ) {
			$this->assertSame(
				array(),
				ShownPage::at( $path )->all( "//*[@class='atoll-suggestions__list']//a" ),
				$path
			);
		}
	}

	public function test_the_news_has_a_feed_below_it(): void {
		$this->article( 'Offset accounts' );
		foreach ( array( '/resources/news/feed/', '/feed/' ) as $path ) {
			$this->assertStringContainsString( '<title>Offset accounts</title>', Http::get( $path )->body, $path );
		}
	}

	public function test_the_sitemap_names_no_user_and_no_page_that_needs_a_login(): void {
		update_post_meta(
			$this->add( 'page', array( 'post_title' => 'Ours', 'post_name' => 'ours-alone' ) ),
			PageMeta::IS_PRIVATE,
			true
		);
		update_post_meta(
			$this->add( 'page', array( 'post_title' => 'Log in', 'post_name' => 'way-in' ) ),
			PageMeta::IS_LOGIN_PAGE,
			true
		);
		$this->assertStringNotContainsString( 'users', Http::get( '/wp-sitemap.xml' )->body );
		$pages = Http::get( '/wp-sitemap-posts-page-1.xml' )->body;
		$this->assertStringContainsString( '/resources/</loc>', $pages );
		$this->assertDoesNotMatchRegularExpression( '/ours-alone|way-in/', $pages );
	}

	public function test_a_login_page_that_only_the_settings_name_is_nobodys_find(): void {
		$id = $this->add( 'page', array( 'post_name' => 'way-in', 'post_title' => 'Log in' ) );
		$this->set( array( 'atoll_portal' => array( 'loginPage' => $id ) ) );
		$page = Http::get( $this->path( $id ) );
		$this->assertMatchesRegularExpression( "~name='robots' content='[^']*noindex~", $page->body );
		$this->assertStringNotContainsString( 'way-in', Http::get( '/wp-sitemap-posts-page-1.xml' )->body );
	}

	public function test_a_forms_thanks_is_nobodys_find(): void {
		$id = $this->add( 'page', array( 'post_name' => 'form-confirmation', 'post_title' => 'Thank you' ) );
		$this->add( 'page', array( 'post_name' => 'about-us', 'post_title' => 'About' ) );
		$this->assertMatchesRegularExpression(
			"~name='robots' content='[^']*noindex~",
			Http::get( $this->path( $id ) )->body
		);
		$pages = Http::get( '/wp-sitemap-posts-page-1.xml' )->body;
		$this->assertStringContainsString( '/about-us/', $pages );
		$this->assertStringNotContainsString( 'form-confirmation', $pages );
		foreach ( array( '/?s=thank', '/confirmation/', '/thank/' ) as $path ) {
			$this->assertStringNotContainsString( 'form-confirmation', ShownPage::at( $path )->html, $path );
		}
		$this->assertStringContainsString( '/about-us/', ShownPage::at( '/?s=about' )->html );
	}
}

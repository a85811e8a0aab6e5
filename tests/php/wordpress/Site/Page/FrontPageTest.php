<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Page;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** The home page, whichever the site has chosen under Settings → Reading. */
final class FrontPageTest extends NewsTestCase {

	private const TITLES = "//*[contains(@class,'atoll-list__title')]";

	public function test_one_that_shows_the_latest_articles_lists_them(): void {
		$this->article( 'About rates', array( 'post_content' => '<h2>Some</h2>' ) );
		$this->article( 'About fees' );
		$this->set( array( 'page_for_posts' => 0, 'page_on_front' => 0 ) );
		foreach ( array( 'posts', 'page' ) as $home ) {
			$this->set( array( 'show_on_front' => $home ) );
			$page = ShownPage::at( '/' );
			$this->assertEqualsCanonicalizing( array( 'About fees', 'About rates' ), $page->all( self::TITLES ) );
			$this->assertCount( 1, $page->all( '//h1' ) );
		}
	}

	public function test_a_page_goes_without_its_title_there_whatever_it_says(): void {
		$this->change( $this->front, array( 'post_content' => '<p>Loans, plainly.</p>' ) );
		$page = ShownPage::at( '/' );
		$this->assertSame( array(), $page->all( '//main//h1' ) );
		$this->assertSame( array( 'Loans, plainly.' ), $page->all( '//main//p' ) );
	}

	public function test_the_list_of_articles_is_called_what_its_page_is_called(): void {
		$head = fn( string $path ): array => array(
			ShownPage::at( $path )->first( '//main//h1' ),
			ShownPage::at( $path )->first( "//*[contains(@class,'atoll-list-head__lead')]" ),
		);
		$ours = 'How home, vehicle and business loans work in Australia, one question at a time. General information, in plain words.';
		$news = $this->path( $this->news );
		$this->change( $this->news, array( 'post_title' => 'Insights & "ideas"' ) );
		$this->assertSame( array( 'Insights & “ideas”', 'What is new.' ), $head( $news ) );
		$this->change( $this->news, array( 'post_content' => 'Unseen.', 'post_title' => '', 'post_excerpt' => '' ) );
		$this->assertSame( array( 'News', $ours ), $head( $news ) );
		$this->article( 'An article' );
		$this->set( array( 'page_for_posts' => 0, 'page_on_front' => 0 ) );
		$this->assertSame( array( 'News', $ours ), $head( '/' ) );
		$this->set( array( 'show_on_front' => 'posts', 'page_for_posts' => $this->news ) );
		$this->change( $this->news, array( 'post_title' => 'Insights', 'post_excerpt' => 'What is new.' ) );
		$this->assertSame( array( 'News', $ours ), $head( '/' ) );
	}
}

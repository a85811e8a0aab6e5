<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** An article as it will be, before a change of it is published. */
final class ArticlePreviewTest extends NewsTestCase {

	public function test_it_lists_and_counts_what_the_article_will_have(): void {
		$text    = '<h2>First</h2><h2>%s</h2><h2>Third</h2><p>%s</p>';
		$article = $this->article( 'A', array( 'post_content' => sprintf( $text, 'Second', 'Short.' ) ) );
		$this->actAs( 'editor' );
		$changed = sprintf( $text, 'Changed', str_repeat( 'word ', 500 ) );
		_wp_put_post_revision( array( 'post_content' => $changed ) + (array) get_post( $article, ARRAY_A ), true );
		$page = $this->preview( $article );
		$this->assertSame(
			array( 'First', 'Changed', 'Third' ),
			$page->all( "//nav[@class='atoll-contents']//a" )
		);
		$this->assertStringEndsWith( '2 minutes to read', $page->first( "//*[@class='atoll-facts']" ) );
	}

	/** What whoever acts sees of changes that are not published. */
	private function preview( int $article ): ShownPage {
		$end     = time() + 600;
		$user    = get_current_user_id();
		$session = \WP_Session_Tokens::get_instance( $user )->create( $end );
		$cookie  = wp_generate_auth_cookie( $user, $end, 'logged_in', $session );

		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;
		$query                       = array(
			'preview'       => 'true',
			'preview_id'    => $article,
			'preview_nonce' => wp_create_nonce( "post_preview_{$article}" ),
		);
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		$answer = Http::get(
			$this->path( $article ) . '?' . http_build_query( $query ),
			array( 'Cookie: ' . LOGGED_IN_COOKIE . "={$cookie}" )
		);
		return new ShownPage( $answer->status, $answer->body );
	}
}

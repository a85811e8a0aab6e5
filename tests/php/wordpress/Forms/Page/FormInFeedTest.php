<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;

/** An article with a form, with a call to one, or with a calculator in the feed of the news. */
final class FormInFeedTest extends NewsTestCase {

	public function test_readers_are_led_to_the_form_since_it_cannot_be_sent_from_there(): void {
		$number  = $this->form( 'enquiry', array( 'title' => 'Ask us & “others”' ) );
		$article = $this->article( 'Rates', array( 'post_content' => "<p>Words.</p><!-- wp:atoll/form {\"formId\":{$number}} /-->" ) );
		$text    = $this->told( $article );
		self::assertStringContainsString( sprintf( '<p><a href="%s#atoll-form-%d">Ask us &amp; “others”</a></p>', get_permalink( $article ), $number ), $text );
		self::assertDoesNotMatchRegularExpression( '/<(?:form|input|script)\b/', $text );
	}

	public function test_a_call_to_a_form_that_only_a_script_could_open_is_left_out(): void {
		$number  = $this->form();
		$article = $this->article( 'Rates', array( 'post_content' => "<p>Words.</p><!-- wp:atoll/cta {\"kind\":\"form\",\"formId\":{$number}} /--><!-- wp:atoll/cta {\"kind\":\"link\",\"url\":\"/about/\",\"label\":\"About us\"} /-->" ) );
		$text = $this->told( $article );
		self::assertStringNotContainsString( 'href="#', $text );
		self::assertStringContainsString( 'About us', $text );
	}

	public function test_readers_are_led_to_a_calculator_likewise(): void {
		$content = '<!-- wp:atoll/calculator {"kind":"repayment","title":"What it costs"} /-->'
			. '<!-- wp:atoll/calculator {"kind":"borrowing-power","url":"/loans/"} /-->';
		$article = $this->article( 'Rates', array( 'post_content' => $content ) );
		$text    = $this->told( $article );
		$link    = sprintf( '<p><a href="%s#repayment">What it costs</a></p>', get_permalink( $article ) );
		self::assertStringContainsString( $link, $text );
		self::assertStringContainsString( '<a href="/loans/">', $text );
		self::assertDoesNotMatchRegularExpression( '/<(?:form|input|script|section)\b/', $text );
	}

	/** An article's text in the feed, beside whatever else the site has. */
	private function told( int $article ): string {
		$feed = simplexml_load_string( Http::get( home_url( '/?feed=rss2' ) )->body );
		self::assertNotFalse( $feed );
		foreach ( $feed->channel->item as $item ) {
			if ( get_permalink( $article ) === (string) $item->link ) {
				return (string) $item->children( 'content', true )->encoded;
			}
		}
		self::fail( 'The article is not in the feed.' );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Platform\SiteDateFormat;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** Saving, continuing and mailing the link with nothing but HTML. */
final class WithoutJavaScriptTest extends DraftTestCase {

	private const ANSWERS_SENT = 'input_1=Jo&input_2=not+yet&input_5_2=refinance&input_9=Two%0D%0Alines';

	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->page = $this->page( $this->number );
	}

	public function test_saving_leads_to_the_form_as_it_was_left_and_shows_its_link(): void {
		$link     = $this->savedLink();
		$response = Http::get( "{$link}&atoll_saved=1" );
		$this->assertSame( 200, $response->status );
		$parts = array(
			'<section class="atoll-save',
			'value="Jo"',
			'value="not yet"',
			"Two\nlines",
			'Please use the following link to return and complete this form from any computer.',
			'The link expires after 30 days.',
			'Send link',
			esc_html( $link ),
		);
		foreach ( $parts as $part ) {
			$this->assertStringContainsString( $part, $response->body );
		}
		$this->assertStringNotContainsString( 'atoll-summary"', $response->body );
		$this->assertMatchesRegularExpression( '~name="atoll_link_email"[^>]* placeholder="name@example.com" value="not yet"~', $response->body );
	}

	public function test_where_addresses_are_plain_saving_leads_to_the_form_too_and_nothing_else_is_kept_of_the_query(): void {
		$structure = (string) get_option( 'permalink_structure' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		try {
			$this->page = $this->page( $this->number );
			Http::post(
				"/?rest_route=/gf/v2/forms/{$this->number}/submissions",
				self::ANSWERS_SENT . '&gform_save=1',
				array( "Referer: {$this->page}&formtoken=x" )
			);
			$this->assertSame( $this->page, $this->row()['source_url'] );
			$link = $this->savedLink();
			$this->assertStringStartsWith( "{$this->page}&formid=", $link );
			$this->assertStringContainsString( 'value="Jo"', Http::get( $link )->body );
		} finally {
			$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		}
	}

	public function test_the_link_alone_opens_the_form_and_keeps_itself_private(): void {
		foreach ( array( 'formtoken', 'gf_token' ) as $name ) {
			$response = Http::get( str_replace( 'formtoken', $name, $this->savedLink() ) );
			$this->assertStringContainsString( 'value="Jo"', $response->body );
			$this->assertStringNotContainsString( '<section class="atoll-save', $response->body );
			$this->assertStringContainsString( 'no-store', $response->header( 'Cache-Control' ) );
			GuardedPage::check( $response );
			$this->assertStringContainsString( 'noindex', $response->body );
		}
		$this->assertStringNotContainsString( 'value="Jo"', Http::get( $this->page )->body );
	}

	public function test_the_link_says_that_the_answers_are_here_and_since_when_and_gives_that_the_focus(): void {
		$link = $this->savedLink();
		$this->change( 'date_saved', gmdate( 'Y-m-d' ) . ' 00:10:00' );
		$notice = 'Your saved answers are here, saved on ' . SiteDateFormat::ofUtc( gmdate( 'Y-m-d' ) . ' 00:10:00' )
			. '.';
		$this->assertMatchesRegularExpression( "~<div class=\"atoll-notice\"[^>]* role=\"status\" tabindex=\"-1\" autofocus><p>{$notice}</p>~", Http::get( $link )->body );
		$this->assertStringNotContainsString( $notice, Http::get( "{$link}&atoll_saved=1" )->body, 'just saved' );
		$refused = $this->submitPage( $link, self::ANSWERS_SENT . '&' . $this->hidden( Http::get( $link )->body ) );
		$this->assertSame( 422, $refused->status );
		$this->assertStringNotContainsString( $notice, $refused->body, 'sent' );
	}

	public function test_no_service_of_others_learns_the_address_that_opens_it(): void {
		$link = $this->savedLink();
		update_option( 'atoll_marketing', array( 'analyticsId' => 'G-TEST' ) );
		$pages = array( Http::get( $link )->body, Http::get( $this->page )->body );
		delete_option( 'atoll_marketing' );
		$this->assertStringNotContainsString( 'G-TEST', $pages[0] );
		$this->assertStringContainsString( 'G-TEST', $pages[1] );
	}

	public function test_a_form_above_the_page_is_continued_too_and_is_nobody_elses(): void {
		$query    = (string) wp_parse_url( $this->savedLink(), PHP_URL_QUERY );
		$response = Http::get( "/wp-json/s1t2/v1/forms/{$this->number}?{$query}" );
		$this->assertStringContainsString( 'value="Jo"', (string) $response->json()['form'] );
		$this->assertStringContainsString( 'no-store', $response->header( 'Cache-Control' ) );
		$empty = Http::get( "/wp-json/s1t2/v1/forms/{$this->number}" );
		$this->assertStringNotContainsString( 'value="Jo"', (string) $empty->json()['form'] );
		$this->assertStringContainsString( 'public', $empty->header( 'Cache-Control' ) );
	}

	public function test_a_link_that_does_not_work_any_more_says_so_above_an_empty_form(): void {
		$response = Http::get( $this->page . "?formid={$this->number}&formtoken=x" );
		$this->assertSame( 200, $response->status );
		$this->assertStringContainsString( 'This link to a saved form no longer works', $response->body );
		$this->assertStringContainsString( 'name="input_1"', $response->body );
		$this->assertStringContainsString( 'name="gform_resume_token" value=""', $response->body );
	}

	public function test_saving_again_renews_the_draft_and_sending_ends_it(): void {
		$link   = $this->savedLink();
		$hidden = $this->hidden( Http::get( $link )->body );
		$again  = $this->submitPage( $link, self::ANSWERS_SENT . "&{$hidden}&gform_save=1&input_1=Sam" );
		$this->assertSame( $link, $this->linkOf( $again ) );
		$this->assertSame( 1, $this->countDrafts() );
		$hidden = $this->hidden( Http::get( $link )->body );
		$this->assertSame( 422, $this->submitPage( $link, self::ANSWERS_SENT . "&{$hidden}" )->status );
		$this->assertSame( 1, $this->countDrafts() );
		$this->assertSame( 303, $this->submitPage( $link, "input_1=Sam&input_2=jo%40example.com&input_11_1=1&{$hidden}" )->status );
		$this->assertSame( array( 0, 1 ), array( $this->countDrafts(), $this->countEntries() ) );
	}

	public function test_the_second_of_two_editors_keeps_the_answers_and_may_save_them_apart(): void {
		$link   = $this->savedLink();
		$hidden = $this->hidden( Http::get( $link )->body );
		$this->submitPage( $link, "input_1=First&{$hidden}&gform_save=1" );
		$second = $this->submitPage( $link, "input_1=Second&{$hidden}&gform_save=1" );
		$this->assertSame( 409, $second->status );
		$this->assertStringContainsString( 'Nothing was overwritten', $second->body );
		$this->assertStringContainsString( 'value="Second"', $second->body );
		$apart = $this->submitPage( $link, 'input_1=Second&' . $this->hidden( $second->body ) . '&gform_save=1' );
		$this->assertNotSame( $link, $this->linkOf( $apart ) );
		$this->assertStringContainsString( 'value="First"', Http::get( $link )->body );
		$this->assertStringContainsString( 'value="Second"', Http::get( $this->linkOf( $apart ) )->body );
	}

	public function test_a_form_and_what_was_saved_apart_from_it_can_both_be_sent(): void {
		$link   = $this->linkWithKey();
		$opened = Http::get( $link )->body;
		$this->submitPage( $link, "input_1=First&gform_save=1&{$this->hidden( $opened )}" );
		$second = $this->submitPage( $link, "input_1=Second&gform_save=1&{$this->hidden( $opened )}" );
		$apart  = $this->submitPage( $link, "input_1=Second&gform_save=1&{$this->hidden( $second->body )}" );
		foreach ( array( $link => 'First', $this->linkOf( $apart ) => 'Second' ) as $to => $name ) {
			$this->assertSame( 303, $this->sendLinked( $to, $name, Http::get( $to )->body )->status );
		}
		$this->assertSame( array( 0, 2 ), array( $this->countDrafts(), $this->countEntries() ) );
	}

	public function test_a_form_that_was_sent_with_other_answers_is_sent_again_as_another(): void {
		$link   = $this->linkWithKey();
		$opened = Http::get( $link )->body;
		$this->send( self::COMPLETE );
		$refused = $this->sendLinked( $link, 'Other', $opened );
		$this->assertSame( 409, $refused->status );
		$this->assertSame( 303, $this->sendLinked( $link, 'Other', $refused->body )->status );
		$this->assertSame( array( 0, 2 ), array( $this->countDrafts(), $this->countEntries() ) );
	}

	public function test_the_link_is_mailed_and_a_wrong_address_is_told(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . MailTable::NAME );
		$link  = $this->savedLink();
		$wrong = $this->submitPage(
			$link . '&atoll_saved=1',
			'resume_url=' . rawurlencode( $link ) . '&atoll_link_email=nobody'
		);
		$this->assertSame( 400, $wrong->status );
		$this->assertStringContainsString( 'Please enter a valid email address.', $wrong->body );
		$this->assertStringContainsString( 'value="Jo"', $wrong->body, 'the form is still there' );
		$this->assertMatchesRegularExpression( '~name="atoll_link_email"[^>]* value="nobody"~', $wrong->body );
		$response = $this->submitPage(
			$link . '&atoll_saved=1',
			'resume_url=' . rawurlencode( $link ) . '&atoll_link_email=jo%40example.com'
		);
		$this->assertSame( 303, $response->status );
		$this->assertStringContainsString( 'on its way', Http::get( $response->header( 'Location' ) )->body );
		$this->assertSame( 1, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . MailTable::NAME ) );
	}

	/** Of a form that was saved with JavaScript, which made a key for it. */
	private function linkWithKey(): string {
		return "{$this->page}?formid={$this->number}&formtoken={$this->token()}";
	}

	private function savedLink(): string {
		$answer = $this->submitPage( $this->page, self::ANSWERS_SENT . '&gform_save=1' );
		$this->assertSame( 303, $answer->status, $answer->body );
		return $this->linkOf( $answer );
	}

	/** The link that a save leads on to, as it would be copied. */
	private function linkOf( HttpAnswer $answer ): string {
		return (string) preg_replace( '/&atoll_saved=.*$/', '', $answer->header( 'Location' ) );
	}

	private function submitPage( string $to, string $body ): HttpAnswer {
		return Http::post( $to, "{$body}&atoll_form={$this->number}" );
	}

	/** @param string $html Of the page that the form is sent from. */
	private function sendLinked( string $link, string $name, string $html ): HttpAnswer {
		return $this->submitPage(
			$link,
			"input_1={$name}&input_2=jo%40example.com&input_11_1=1&" . $this->hidden( $html )
		);
	}

	/** What the form itself sends along, as a query. */
	private function hidden( string $html ): string {
		preg_match_all( '/<input type="hidden" name="(gform_\w+|atoll_draft_version|atoll_apart)" value="([^"]*)"/', $html, $inputs, PREG_SET_ORDER );
		return http_build_query( array_column( $inputs, 2, 1 ) );
	}
}

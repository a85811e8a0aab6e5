<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The confirmation after a post without JavaScript. */
final class PlainConfirmationTest extends ConfirmationTestCase {

	public function test_without_javascript_the_same_confirmation_is_shown_with_the_answers_and_without_telling_them_in_the_address(): void {
		$number   = $this->confirming(
			array( 'id' => 'd', 'isDefault' => true, 'message' => 'For everyone' ),
			array(
				'id'               => 'b',
				'message'          => 'A business: {Name:1} [gallery] {Email:2}',
				'conditionalLogic' => self::BUSINESS,
			),
		);
		$response = $this->sendPlainly( $number, 'Business' );
		$link     = $response->header( 'Location' );

		$this->assertSame( 303, $response->status );
		parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		$this->assertStringNotContainsString(
			'entry',
			(string) base64_decode( strtr( (string) $query['atoll_confirmation'], '-_', '+/' ), true )
		);
		$this->assertStringNotContainsString( 'Business', $link );
		$this->assertStringContainsString(
			'A business: Business &#091;gallery&#093; jo@example.com',
			Http::get( $link )->body
		);
		$this->assertStringContainsString( 'no-store', Http::get( $link )->header( 'Cache-Control' ) );
		GuardedPage::check( Http::get( $link ) );
	}

	public function test_another_browser_is_shown_the_confirmation_without_the_answers(): void {
		$number = $this->confirming( array( 'id' => 'd', 'isDefault' => true, 'message' => 'Thank you, {Name:1}.' ) );
		$link   = $this->sendPlainly( $number, 'Zaphod' )->header( 'Location' );

		$this->assertStringContainsString( 'Thank you, Zaphod.', Http::get( $link )->body );
		$this->assertStringContainsString( 'Thank you, .', Http::get( $link, array( 'User-Agent: Another' ) )->body );
	}

	public function test_the_page_after_a_plain_post_tells_scripts_what_was_sent_and_only_the_browser_that_sent_it(): void {
		$thanks  = $this->page( 0 );
		$number  = $this->confirming(
			array(
				'id'          => 'r',
				'isDefault'   => true,
				'type'        => 'redirect',
				'url'         => "{$thanks}#end",
				'queryString' => 'n={Name:1}&n=a%20b',
			)
		);
		$onward  = $this->sendPlainly( $number, 'Jo' )->header( 'Location' );
		$message = $this->sendPlainly(
			$this->confirming( array( 'id' => 'd', 'isDefault' => true, 'message' => 'Thanks' ) ),
			'Jo'
		)->header( 'Location' );

		$joint = str_contains( $thanks, '?' ) ? '&' : '?';
		$this->assertMatchesRegularExpression(
			'~^' . preg_quote( "{$thanks}{$joint}n=Jo&n=a%20b&atoll_submitted=", '~' ) . '[\w-]+#end$~',
			$onward
		);
		foreach ( array( $onward, $message ) as $address ) {
			$this->assertStringContainsString( 'data-enhance="announce-sent"', Http::get( $address )->body );
			$this->assertStringContainsString( 'no-store', Http::get( $address )->header( 'Cache-Control' ) );
			$this->assertStringNotContainsString(
				'data-enhance="announce-sent"',
				Http::get( $address, array( 'User-Agent: Another' ) )->body
			);
		}
		$this->assertStringContainsString( "&quot;formId&quot;:{$number}", Http::get( $onward )->body );
		$name = '"endpoint":"' . rest_url( "gf/v2/forms/{$number}/submissions" ) . '"'; // Of its answers in the tab.
		foreach ( array( $onward, $this->page( $number ) ) as $address ) {
			$this->assertStringContainsString( $name, html_entity_decode( Http::get( $address )->body ) );
		}
		$plain = Http::get( $thanks );
		$this->assertStringNotContainsString( 'data-enhance="announce-sent"', $plain->body );
		$this->assertSame( '', $plain->header( 'Cache-Control' ) . $plain->header( 'Set-Cookie' ) );
	}

	public function test_another_site_is_told_nothing_by_its_address(): void {
		$number = $this->confirming(
			array( 'id' => 'r', 'isDefault' => true, 'type' => 'redirect', 'url' => 'https://example.com/thanks' )
		);

		$this->assertSame( 'https://example.com/thanks', $this->sendPlainly( $number, 'Jo' )->header( 'Location' ) );
	}

	public function test_what_was_typed_runs_no_shortcode_when_the_form_is_shown_again(): void {
		$number = $this->form();
		$answer = Http::post( $this->page( $number ), "input_1=%5Bgallery%5D&input_9=%5Bgallery%5D&atoll_form={$number}" );

		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'value="&#091;gallery]"', $answer->body );
		$this->assertStringContainsString( '&#091;gallery]</textarea>', $answer->body );
	}

	private function sendPlainly( int $number, string $name ): HttpAnswer {
		return Http::post( $this->page( $number ), "input_1={$name}&input_2=jo%40example.com&input_11_1=1&atoll_form={$number}" );
	}
}

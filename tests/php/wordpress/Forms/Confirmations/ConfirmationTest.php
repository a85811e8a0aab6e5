<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class ConfirmationTest extends SiteTestCase {

	private const BUSINESS = array(
		'actionType' => 'show',
		'logicType'  => 'all',
		'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
	);

	public function test_the_first_whose_condition_the_answers_meet_is_shown_and_the_default_one_else(): void {
		$number = $this->confirming(
			array( 'id' => 'd', 'isDefault' => true, 'message' => 'For everybody' ),
			array( 'id' => 'off', 'isActive' => false, 'message' => 'Switched off' ),
			array( 'id' => 'b', 'message' => 'For a business', 'conditionalLogic' => self::BUSINESS ),
			array( 'id' => 'c', 'message' => 'For a business too', 'conditionalLogic' => self::BUSINESS ),
		);

		$this->assertSame( 'For a business', $this->message( $number, 'Business' ) );
		$this->assertSame( 'For everybody', $this->message( $number, 'Jo' ) );
	}

	public function test_answers_in_a_message_are_text_whatever_they_hold(): void {
		$number = $this->confirming( array( 'id' => 'd', 'isDefault' => true, 'message' => 'Thanks, {Name:1}. <a href="{Name:1}">Link</a> {nothing}' ) );

		$this->assertSame( '<p>Thanks, &lt;b&gt;&amp;&#091;gallery&#093;. <a href="&lt;b&gt;&amp;&#091;gallery&#093;">Link</a> {nothing}</p>', trim( $this->submit( $number, '<b>&[gallery]' )['confirmation_message'] ) );
		$this->assertSame( 'alert(1)', $this->href( $this->submit( $number, 'javascript:alert(1)' )['confirmation_message'] ) );
	}

	public function test_answers_become_part_of_a_redirects_query_and_of_nothing_else(): void {
		$redirect = array( 'id' => 'r', 'isDefault' => true, 'type' => 'redirect', 'url' => 'https://example.com/thanks?a=1#end', 'queryString' => 'name={Name:1}&x={Name:1}' );

		$this->assertSame( 'https://example.com/thanks?a=1&name=A%26b%20%23%2Fc&x=A%26b%20%23%2Fc#end', $this->submit( $this->confirming( $redirect ), 'A&b #/c' )['confirmation_redirect'] );
	}

	public function test_an_answer_never_says_where_a_redirect_leads(): void {
		foreach ( array( '{Name:1}', 'https://{Name:1}/', 'https://example.com/{Name:1}' ) as $url ) {
			// One that came from Gravity Forms is not refused for it.
			$number = $this->form( 'enquiry', array( 'version' => '2.8', 'confirmations' => array( array( 'id' => 'r', 'isDefault' => true, 'type' => 'redirect', 'url' => $url ) ) ) );
			$data   = $this->submit( $number, 'https://evil.example/' );
			$this->assertSame( 'message', $data['confirmation_type'], $url );
		}
	}

	public function test_a_page_is_led_to_by_its_address(): void {
		$page = $this->page( $this->form() );
		$data = $this->submit( $this->confirming( array( 'id' => 'p', 'isDefault' => true, 'type' => 'page', 'pageId' => (string) url_to_postid( $page ), 'queryString' => 'n={Name:1}' ) ), 'Jo' );

		$this->assertSame( add_query_arg( 'n', 'Jo', $page ), $data['confirmation_redirect'] );
	}

	public function test_without_javascript_the_same_confirmation_is_shown_with_the_answers_and_without_telling_them_in_the_address(): void {
		$number   = $this->confirming(
			array( 'id' => 'd', 'isDefault' => true, 'message' => 'For everybody' ),
			array( 'id' => 'b', 'message' => 'A business: {Name:1} [gallery] {Email:2}', 'conditionalLogic' => self::BUSINESS ),
		);
		$response = $this->sendPlainly( $number, 'Business' );
		$link     = $response->header( 'Location' );

		$this->assertSame( 303, $response->status );
		parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		$this->assertStringNotContainsString( 'entry', (string) base64_decode( strtr( (string) $query['atoll_confirmation'], '-_', '+/' ), true ) );
		$this->assertStringNotContainsString( 'Business', $link );
		$this->assertStringContainsString( 'A business: Business &#091;gallery&#093; jo@example.com', Http::get( $link )->body );
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
		$number  = $this->confirming( array( 'id' => 'r', 'isDefault' => true, 'type' => 'redirect', 'url' => "{$thanks}#end", 'queryString' => 'n={Name:1}&n=a%20b' ) );
		$onward  = $this->sendPlainly( $number, 'Jo' )->header( 'Location' );
		$message = $this->sendPlainly( $this->confirming( array( 'id' => 'd', 'isDefault' => true, 'message' => 'Thanks' ) ), 'Jo' )->header( 'Location' );

		$joint = str_contains( $thanks, '?' ) ? '&' : '?';
		$this->assertMatchesRegularExpression( '~^' . preg_quote( "{$thanks}{$joint}n=Jo&n=a%20b&atoll_submitted=", '~' ) . '[\w-]+#end$~', $onward );
		foreach ( array( $onward, $message ) as $address ) {
			$this->assertStringContainsString( 'data-enhance="sent"', Http::get( $address )->body );
			$this->assertStringContainsString( 'no-store', Http::get( $address )->header( 'Cache-Control' ) );
			$this->assertStringNotContainsString( 'data-enhance="sent"', Http::get( $address, array( 'User-Agent: Another' ) )->body );
		}
		$this->assertStringContainsString( "&quot;formId&quot;:{$number}", Http::get( $onward )->body );
		$plain = Http::get( $thanks );
		$this->assertStringNotContainsString( 'data-enhance="sent"', $plain->body );
		$this->assertSame( '', $plain->header( 'Cache-Control' ) . $plain->header( 'Set-Cookie' ) );
	}

	public function test_another_site_is_told_nothing_by_its_address(): void {
		$number = $this->confirming( array( 'id' => 'r', 'isDefault' => true, 'type' => 'redirect', 'url' => 'https://example.com/thanks' ) );

		$this->assertSame( 'https://example.com/thanks', $this->sendPlainly( $number, 'Jo' )->header( 'Location' ) );
	}

	public function test_what_was_typed_runs_no_shortcode_when_the_form_is_shown_again(): void {
		$number = $this->form();
		$answer = Http::post( $this->page( $number ), "input_1=%5Bgallery%5D&input_9=%5Bgallery%5D&atoll_form={$number}" );

		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'value="&#091;gallery]"', $answer->body );
		$this->assertStringContainsString( '&#091;gallery]</textarea>', $answer->body );
	}

	/** @param array<string, mixed> ...$confirmations */
	private function confirming( array ...$confirmations ): int {
		return $this->form( 'enquiry', array( 'confirmations' => array_values( $confirmations ) ) );
	}

	/** @return array<string, mixed> */
	private function submit( int $number, string $name ): array {
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1' ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	private function message( int $number, string $name ): string {
		return trim( wp_strip_all_tags( $this->submit( $number, $name )['confirmation_message'] ) );
	}

	private function href( string $html ): string {
		preg_match( '/href="([^"]*)"/', $html, $matches );
		return $matches[1] ?? '';
	}

	private function sendPlainly( int $number, string $name ): HttpAnswer {
		return Http::post( $this->page( $number ), "input_1={$name}&input_2=jo%40example.com&input_11_1=1&atoll_form={$number}" );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

final class ConfirmationTest extends ConfirmationTestCase {

	public function test_the_first_whose_condition_the_answers_meet_is_shown_and_the_default_one_else(): void {
		$number = $this->confirming(
			array( 'id' => 'd', 'isDefault' => true, 'message' => 'For everyone' ),
			array( 'id' => 'off', 'isActive' => false, 'message' => 'Switched off' ),
			array( 'id' => 'b', 'message' => 'For a business', 'conditionalLogic' => self::BUSINESS ),
			array( 'id' => 'c', 'message' => 'For a business too', 'conditionalLogic' => self::BUSINESS ),
		);

		$this->assertSame( 'For a business', $this->message( $number, 'Business' ) );
		$this->assertSame( 'For everyone', $this->message( $number, 'Jo' ) );
	}

	public function test_answers_in_a_message_are_text_whatever_they_hold(): void {
		$number = $this->confirming(
			array(
				'id'        => 'd',
				'isDefault' => true,
				'message'   => 'Thanks, {Name:1}. <a href="{Name:1}">Link</a> {nothing}',
			)
		);

		$this->assertSame( '<p>Thanks, &lt;b&gt;&amp;&#091;gallery&#093;. <a href="&lt;b&gt;&amp;&#091;gallery&#093;">Link</a> {nothing}</p>', trim( $this->submit( $number, '<b>&[gallery]' )['confirmation_message'] ) );
		$this->assertSame(
			'alert(1)',
			$this->href( $this->submit( $number, 'javascript:alert(1)' )['confirmation_message'] )
		);
	}

	public function test_an_answer_in_the_address_of_a_messages_link_is_one_part_of_it(): void {
		$message = '<a href="https://example.com/?name={Name "x":1}&a=1">Next</a>';
		$number  = $this->confirming( array( 'id' => 'd', 'isDefault' => true, 'message' => $message ) );

		$this->assertSame(
			'https://example.com/?name=A%26b%20%23%2Fc&amp;a=1',
			$this->href( $this->submit( $number, 'A&b #/c' )['confirmation_message'] )
		);
	}

	public function test_answers_become_part_of_a_redirects_query_and_of_nothing_else(): void {
		$redirect = array(
			'id'          => 'r',
			'isDefault'   => true,
			'type'        => 'redirect',
			'url'         => 'https://example.com/thanks?a=1#end',
			'queryString' => 'name={Name:1}&x={Name:1}',
		);

		$this->assertSame( 'https://example.com/thanks?a=1&name=A%26b%20%23%2Fc&x=A%26b%20%23%2Fc#end', $this->submit( $this->confirming( $redirect ), 'A&b #/c' )['confirmation_redirect'] );
	}

	public function test_an_answer_never_says_where_a_redirect_leads(): void {
		foreach ( array( '{Name:1}', 'https://{Name:1}/', 'https://example.com/{Name:1}' ) as $url ) {
			// One that came from Gravity Forms is not refused for it.
			$number = $this->form(
				'enquiry',
				array(
					'version'       => '2.8',
					'confirmations' => array(
						array( 'id' => 'r', 'isDefault' => true, 'type' => 'redirect', 'url' => $url ),
					),
				)
			);
			$data   = $this->submit( $number, 'https://evil.example/' );
			$this->assertSame( 'message', $data['confirmation_type'], $url );
		}
	}

	public function test_a_page_is_led_to_by_its_address(): void {
		$page = $this->page( $this->form() );
		$data = $this->submit(
			$this->confirming(
				array(
					'id'          => 'p',
					'isDefault'   => true,
					'type'        => 'page',
					'pageId'      => (string) url_to_postid( $page ),
					'queryString' => 'n={Name:1}',
				)
			),
			'Jo'
		);

		$this->assertSame( add_query_arg( 'n', 'Jo', $page ), $data['confirmation_redirect'] );
	}

	/** @return array<string, mixed> */
	private function submit( int $number, string $name ): array {
		$reply = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
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
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;

/** Forms that open with what the person who looks at them has sent. */
final class ReopenedEntriesTest extends OwnEntriesTestCase {

	public function test_the_form_opens_with_the_latest_of_them_to_be_updated_and_leads_to_an_empty_one(): void {
		$page   = $this->page( $this->number );
		$cookie = $this->cookie();
		$this->send( array( 'input_1' => 'Later', 'gform_unique_id' => 'two' ) );
		$response  = Http::get( $page, array( $cookie ) );
		$this->assertStringContainsString( 'value="Later"', $response->body );
		$this->assertStringContainsString( 'Sending it again updates what you sent then.', $response->body );
		$day = get_date_from_gmt( $this->stored()->dateCreated, (string) get_option( 'date_format' ) );
		$this->assertStringContainsString( $day, $response->body );
		$this->assertStringContainsString( 'no-store', $response->header( 'Cache-Control' ) );

		$form = $this->shownForm( $response->body );
		$this->assertSame(
			303,
			$this->submitPage(
				$form,
				'input_1=Sam&input_2=jo%40example.com&input_11_1=1&' . $this->hidden( $response->body ),
				$cookie
			)->status
		);
		$this->assertSame(
			array( 'Sam', 2, 2 ),
			array( $this->stored()->answers['1'], $this->stored()->version, $this->countEntries() )
		);

		$this->assertSame( 1, preg_match( '~<a href="([^"]+)" data-atoll="begin-new">Start a new form</a>~', $response->body, $link ) );
		$empty = Http::get( home_url( html_entity_decode( $link[1] ) ), array( $cookie ) )->body;
		$this->assertStringNotContainsString( 'value="Later"', $empty );
		$this->assertStringNotContainsString( 'Sending it again', $empty );
		$this->assertSame(
			303,
			$this->submitPage(
				$this->shownForm( $empty ),
				'input_1=New&input_2=jo%40example.com&input_11_1=1&' . $this->hidden( $empty ),
				$cookie
			)->status
		);
		$this->assertSame( array( 'New', 3 ), array( $this->stored()->answers['1'], $this->countEntries() ) );
	}

	public function test_to_visitors_and_others_it_opens_empty_and_so_does_a_form_that_keeps_none(): void {
		$page = $this->page( $this->number );
		$visitors = array(
			array(),
			array( $this->cookie( $this->user( 'subscriber' ) ) ),
			array( $this->cookie( $this->user( 'administrator' ) ) ),
		);
		foreach ( $visitors as $headers ) {
			$this->assertStringNotContainsString( 'value="Jo"', Http::get( $page, $headers )->body );
		}
		$this->number = $this->form();
		$this->send( array( 'gform_unique_id' => 'other' ) );
		$this->assertStringNotContainsString(
			'value="Jo"',
			Http::get( $this->page( $this->number ), array( $this->cookie() ) )->body
		);
	}

	public function test_an_update_with_a_mistake_is_still_one_when_it_is_sent_again(): void {
		$cookie   = $this->cookie();
		$html     = Http::get( $this->page( $this->number ), array( $cookie ) )->body;
		$response = $this->submitPage(
			$this->shownForm( $html ),
			'input_1=Sam&input_2=nobody&input_11_1=1&' . $this->hidden( $html ),
			$cookie
		);
		$this->assertSame( 422, $response->status );
		$this->assertStringContainsString( 'value="Sam"', $response->body );
		$this->assertSame(
			303,
			$this->submitPage(
				$this->shownForm( $response->body ),
				'input_1=Sam&input_2=jo%40example.com&input_11_1=1&' . $this->hidden( $response->body ),
				$cookie
			)->status
		);
		$this->assertSame( array( 'Sam', 1 ), array( $this->stored()->answers['1'], $this->countEntries() ) );
	}

	public function test_a_new_one_with_a_mistake_becomes_no_update_of_what_was_sent_meanwhile(): void {
		$cookie   = $this->cookie();
		$page     = $this->page( $this->number );
		$hidden   = $this->hidden( Http::get( "{$page}?entry=new", array( $cookie ) )->body );
		$response = $this->submitPage( $page, "input_1=Other&input_2=nobody&input_11_1=1&{$hidden}", $cookie );
		$this->assertStringNotContainsString( 'name="update_entry_id"', $response->body );
		$this->assertStringContainsString( 'value="Other"', $response->body );
	}

	public function test_it_goes_on_with_the_questions_that_it_was_sent_with(): void {
		$before = get_current_user_id();
		$this->actAs( 'administrator' );
		$form             = $this->get( "/gf/v2/forms/{$this->number}" )->get_data();
		$form             = json_decode( (string) wp_json_encode( $form ), true );
		$form['fields']   = array_values(
			array_filter( $form['fields'], static fn( array $field ) => 9 !== (int) $field['id'] )
		);
		$form['fields'][] = array( 'id' => 40, 'type' => 'text', 'label' => 'Added since', 'isRequired' => true );
		$request          = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $form ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		wp_set_current_user( $before );
		$page   = $this->page( $this->number );
		$cookie = $this->cookie();

		$html = Http::get( $page, array( $cookie ) )->body;
		$this->assertStringContainsString( 'name="input_9"', $html );
		$this->assertStringNotContainsString( 'Added since', $html );
		$this->assertStringContainsString( 'Added since', Http::get( "{$page}?entry=new", array( $cookie ) )->body );
		$this->assertSame(
			303,
			$this->submitPage( $this->shownForm( $html ), 'input_1=Sam&input_2=jo%40example.com&input_9=Kept&input_11_1=1&' . $this->hidden( $html ), $cookie )->status
		);
		$this->assertSame(
			array( 'Sam', 'Kept', 1 ),
			array( $this->stored()->answers['1'], $this->stored()->answers['9'], $this->countEntries() )
		);
	}

	public function test_a_modal_shows_the_latest_too_and_an_empty_one_when_it_is_asked_for(): void {
		$form = $this->get( "/s1t2/v1/forms/{$this->number}" )->get_data()['form'];
		$this->assertStringContainsString( 'value="Jo"', $form );
		$this->assertStringContainsString( "name=\"update_entry_id\" value=\"{$this->entry}\"", $form );
		$_GET['entry'] = 'new';
		$empty         = $this->get( "/s1t2/v1/forms/{$this->number}" )->get_data()['form'];
		unset( $_GET['entry'] );
		$this->assertStringNotContainsString( 'value="Jo"', $empty );
		wp_set_current_user( 0 );
		$this->assertStringNotContainsString(
			'value="Jo"',
			$this->get( "/s1t2/v1/forms/{$this->number}" )->get_data()['form']
		);
	}

	public function test_whoever_may_send_a_form_but_once_updates_it_and_is_led_to_no_other(): void {
		$this->number = $this->form(
			'enquiry',
			array( 'entrySave' => true, 'atoll' => array( 'limitPerUser' => true ) )
		);
		$this->send( array( 'gform_unique_id' => 'once' ) );
		$html = Http::get( $this->page( $this->number ), array( $this->cookie() ) )->body;
		$this->assertStringContainsString( 'value="Jo"', $html );
		$this->assertStringNotContainsString( 'Start a new form', $html );
		$this->assertStringContainsString(
			'value="Jo"',
			$this->get( "/s1t2/v1/forms/{$this->number}" )->get_data()['form']
		);
	}

	public function test_what_changes_an_entry_is_sent_and_never_put_aside_without_it(): void {
		$this->number = $this->form( 'enquiry', array( 'entrySave' => true, 'save' => array( 'enabled' => true ) ) );
		$this->send( array( 'gform_unique_id' => 'saves' ) );
		$cookie = $this->cookie();
		$page   = $this->page( $this->number );
		$html   = Http::get( $page, array( $cookie ) )->body;
		$modal  = $this->get( "/s1t2/v1/forms/{$this->number}" )->get_data()['form'];
		$this->assertStringContainsString( 'name="update_entry_id"', $html );
		$this->assertStringNotContainsString( 'name="gform_save"', $html );
		$this->assertStringNotContainsString( 'name="gform_save"', $modal );
		$empty = Http::get( "{$page}?entry=new", array( $cookie ) )->body;
		$this->assertStringContainsString( 'name="gform_save"', $empty );

		$response = $this->submitPage(
			$this->shownForm( $html ),
			'input_1=Sam&gform_save=1&' . $this->hidden( $html ),
			$cookie
		);
		$this->assertSame( 400, $response->status );
		$this->assertStringContainsString( 'This form cannot be saved for later.', $response->body );
		$this->assertStringContainsString( 'value="Sam"', $response->body );
		$this->assertSame( $this->hidden( $html ), $this->hidden( $response->body ) );
		$this->assertStringNotContainsString( 'name="gform_save"', $response->body );
	}

	public function test_another_client_cannot_put_a_change_aside_either(): void {
		$this->number = $this->form( 'enquiry', array( 'entrySave' => true, 'save' => array( 'enabled' => true ) ) );
		$this->send( array( 'gform_unique_id' => 'saves' ) );
		$this->entry = $this->stored()->id;
		$reply       = $this->change( array( 'gform_save' => '1' ) );
		$this->assertSame(
			array( 400, 'atoll_save_off' ),
			array( $reply->get_status(), $reply->get_data()['code'] ?? '' )
		);
		$this->assertSame( 200, $this->send( array( 'gform_save' => '1' ) )->get_status() );
	}

	public function test_what_can_no_longer_be_changed_is_sent_as_something_new_from_the_page_that_says_so(): void {
		$cookie  = $this->cookie();
		$html    = Http::get( $this->page( $this->number ), array( $cookie ) )->body;
		$answers = 'input_1=Sam&input_2=jo%40example.com&input_11_1=1&';
		$this->actAs( 'administrator' );
		$form    = $this->get( "/gf/v2/forms/{$this->number}" )->get_data();
		$form    = (array) json_decode( (string) wp_json_encode( $form ), true );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'entrySave' => false ) + $form ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );

		$told = $this->submitPage( $this->shownForm( $html ), $answers . $this->hidden( $html ), $cookie );
		$this->assertSame( 409, $told->status );
		$this->assertStringContainsString( 'Send again', $told->body );
		$this->assertStringContainsString( 'value="Sam"', $told->body );
		$again = $this->submitPage( $this->shownForm( $told->body ), $answers . $this->hidden( $told->body ), $cookie );
		$this->assertSame( array( 303, 2 ), array( $again->status, $this->countEntries() ) );
	}
}

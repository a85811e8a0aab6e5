<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class GravityFormTest extends SiteTestCase {

	public function test_a_form_is_created_with_201_its_number_and_its_address(): void {
		$this->actAs( 'administrator' );
		$reply = $this->post( '/gf/v2/forms', $this->fixture( 'enquiry' ) );
		$this->assertSame( 201, $reply->get_status() );
		$this->assertStringEndsWith( '/gf/v2/forms/' . $reply->get_data()['id'], $reply->get_headers()['Location'] );
		$this->assertSame( '1', $reply->get_data()['is_active'] );
	}

	public function test_a_form_comes_back_as_it_came(): void {
		$number = $this->form();
		$this->actAs( 'administrator' );
		$form = $this->plain( $this->get( "/gf/v2/forms/{$number}" )->get_data() );
		foreach ( $this->fixture( 'enquiry' ) as $property => $value ) {
			$this->assertSame( $value, $form[ $property ], $property );
		}
	}

	public function test_confirmations_and_notifications_may_be_a_list(): void {
		$fixture = $this->fixture( 'enquiry' );
		$number  = $this->form( 'enquiry', array( 'confirmations' => array_values( $fixture['confirmations'] ) ) );
		$this->assertSame(
			'Thank you, we will call you.',
			wp_strip_all_tags( trim( $this->submit( $number )['confirmation_message'] ) )
		);
	}

	public function test_only_what_changed_is_written_over_the_original(): void {
		$number = $this->form();
		$store  = Inside::get( FormRepository::class );
		$post   = get_post( $store->findAny( $number )->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post->ID,
					'post_content' => str_replace( '"label":"Full name"', '"label":"Your name"', $post->post_content ),
				)
			)
		);
		$this->actAs( 'administrator' );
		$fields           = $this->plain( $this->get( "/gf/v2/forms/{$number}" )->get_data() )['fields'];
		$expected         = $this->fixture( 'enquiry' )['fields'];
		$expected[0]['label'] = 'Your name';
		$this->assertSame( $expected, $fields );
	}

	public function test_a_field_of_an_unknown_type_is_kept_and_not_shown(): void {
		$number = $this->form();
		$this->assertNull( Inside::get( FormRepository::class )->find( $number )->field( 12 ) );
		$this->actAs( 'administrator' );
		$this->assertSame( 'signature', $this->get( "/gf/v2/forms/{$number}" )->get_data()['fields'][11]['type'] );
	}

	public function test_whoever_writes_a_form_is_told_what_of_it_is_not_shown(): void {
		$this->actAs( 'administrator' );
		$fields = array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'noDuplicates' => true ),
			array( 'id' => 2, 'type' => 'foo', 'label' => 'Mood' ),
		);
		$form   = $this->post( '/gf/v2/forms', array( 'title' => 'Odd', 'fields' => $fields ) )->get_data();
		$report = array(
			'kept'        => array( '“Mood”: Atoll has no field of the kind “foo”.' ),
			'differences' => array( '“Name” also accepts an answer that someone gave before.' ),
		);
		$this->assertSame( $report, $form['atoll_report'] );
		$put = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$form['id']}" );
		$put->set_header( 'Content-Type', 'application/json' );
		$put->set_body( (string) wp_json_encode( $form ) );
		$this->assertSame( $report, rest_do_request( $put )->get_data()['atoll_report'] );
		$this->assertArrayNotHasKey( 'atoll_report', $this->get( "/gf/v2/forms/{$form['id']}" )->get_data() );
		$name  = array( 'id' => 1, 'type' => 'text', 'label' => 'Name' );
		$plain = array( 'title' => 'Plain', 'fields' => array( $name ) );
		$form  = $this->post( '/gf/v2/forms', $plain )->get_data();
		$this->assertArrayNotHasKey( 'atoll_report', $form );
		$this->assertArrayNotHasKey( 'button', $form, 'null would be no button' );
	}

	public function test_the_button_of_the_form_is_the_button_that_visitors_press(): void {
		$this->assertStringContainsString(
			'>Send enquiry</button>',
			\Atoll\plugin()->forms()->html( $this->form() )
		);
	}

	public function test_a_form_that_was_never_published_says_when_it_was_made(): void {
		$before = time();
		$this->actAs( 'administrator' );
		$number = (int) $this->post( '/gf/v2/forms', array( 'is_active' => false ) + $this->fixture( 'enquiry' ) )
			->get_data()['id'];
		$post   = get_post( Inside::get( FormRepository::class )->findAny( $number )->postId );
		$this->assertSame( '0000-00-00 00:00:00', $post->post_date_gmt );
		$created = $this->get( "/gf/v2/forms/{$number}" )->get_data()['date_created'];
		$this->assertEqualsWithDelta( $before, strtotime( "{$created} UTC" ), 60 );
	}

	/** @return array<string, mixed> */
	private function submit( int $number ): array {
		return $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		)->get_data();
	}

	/** @return array<string, mixed> As a client reads it. */
	private function plain( mixed $data ): array {
		return json_decode( (string) wp_json_encode( $data ), true );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What only shows over the network: how PHP reads bodies, and which headers leave the server. */
final class WireTest extends SiteTestCase {

	private const GOOD = 'input_1=Jo&input_2=jo%40example.com&input_11_1=1';

	public function test_inputs_beyond_phps_limit_are_all_stored(): void {
		$number = $this->form( 'enquiry', array( 'fields' => $this->manyFields( 1500 ) ) );
		$body   = implode( '&', array_map( static fn( int $id ) => "input_{$id}=v{$id}", range( 1, 1500 ) ) );
		$answer = Http::post( "/wp-json/gf/v2/forms/{$number}/submissions", $body );
		$this->assertSame( 200, $answer->status, substr( $answer->body, 0, 300 ) );
		$answers = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->answers;
		$this->assertCount( 1500, $answers );
		$this->assertSame( 'v1500', $answers['1500'] );
	}

	public function test_multipart_that_php_would_cut_is_refused(): void {
		$number = $this->form();
		$answer = Http::post(
			"/wp-json/gf/v2/forms/{$number}/submissions",
			array_fill_keys( array_map( static fn( int $id ) => "input_{$id}", range( 1, 1500 ) ), 'x' )
		);
		$this->assertSame( 413, $answer->status );
		$this->assertSame( 'atoll_too_many_inputs', $answer->json()['code'] );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_json_form_encoded_and_multipart_are_the_same_submission(): void {
		$number = $this->form();
		$path   = "/wp-json/gf/v2/forms/{$number}/submissions";
		$fields = array(
			'input_1'    => "O'Connor \\ \"Jo\"",
			'input_2'    => 'jo@example.com',
			'input_11.1' => '1',
			'input_5.1'  => 'home',
		);
		$this->assertSame(
			200,
			Http::post( $path, (string) wp_json_encode( $fields ), array( 'Content-Type: application/json' ) )->status
		);
		$this->assertSame( 200, Http::post( $path, http_build_query( $fields ) )->status );
		$this->assertSame( 200, Http::post( $path, $fields )->status );
		$entries = Inside::get( EntryRepository::class )->list( new EntryCriteria() );
		$this->assertCount( 3, $entries );
		$this->assertSame(
			array( "O'Connor \\ \"Jo\"" ),
			array_values( array_unique( array_map( static fn( $entry ) => $entry->answers['1'], $entries ) ) )
		);
		$this->assertSame( $entries[0]->answers, $entries[1]->answers );
		$this->assertSame( $entries[0]->answers, $entries[2]->answers );
	}

	public function test_no_other_origin_may_read_our_answers(): void {
		$number = $this->form();
		$answer = Http::post(
			"/wp-json/gf/v2/forms/{$number}/submissions",
			self::GOOD,
			array( 'Origin: https://evil.example' )
		);
		$this->assertSame( '', $answer->header( 'Access-Control-Allow-Origin' ) );
		$this->assertSame( '', $answer->header( 'Access-Control-Allow-Credentials' ) );
	}

	public function test_a_listed_origin_may_read_but_never_with_cookies(): void {
		$number = $this->form();
		update_option( \Atoll\Platform\Rest\CrossOriginPolicy::OPTION, array( 'https://app.example' ) );
		$answer = Http::post(
			"/wp-json/gf/v2/forms/{$number}/submissions",
			self::GOOD,
			array( 'Origin: https://app.example' )
		);
		delete_option( \Atoll\Platform\Rest\CrossOriginPolicy::OPTION );
		$this->assertSame( 'https://app.example', $answer->header( 'Access-Control-Allow-Origin' ) );
		$this->assertSame( '', $answer->header( 'Access-Control-Allow-Credentials' ) );
	}

	public function test_other_routes_keep_cores_headers(): void {
		$this->assertSame(
			'https://other.example',
			Http::get( '/wp-json/wp/v2/types', array( 'Origin: https://other.example' ) )->header(
				'Access-Control-Allow-Origin'
			)
		);
	}

	public function test_a_cookie_without_a_nonce_is_nobody(): void {
		$number = $this->form();
		$user   = $this->user( 'administrator' );
		$cookie = 'Cookie: ' . LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( $user, time() + 600, 'logged_in' );
		$this->assertSame( 401, Http::get( '/wp-json/gf/v2/entries', array( $cookie ) )->status );
		$this->assertSame(
			200,
			Http::post( "/wp-json/gf/v2/forms/{$number}/submissions", self::GOOD, array( $cookie ) )->status
		);
		$this->assertSame( 0, Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->createdBy );
	}

	public function test_a_cookie_with_a_stale_nonce_is_refused_and_stores_nothing(): void {
		$number = $this->form();
		$cookie = 'Cookie: ' . LOGGED_IN_COOKIE . '='
			. wp_generate_auth_cookie( $this->user( 'subscriber' ), time() + 600, 'logged_in' );
		$answer = Http::post(
			"/wp-json/gf/v2/forms/{$number}/submissions",
			self::GOOD,
			array( $cookie, 'X-WP-Nonce: 1234567890' )
		);
		$this->assertSame( 403, $answer->status );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_an_application_password_opens_the_entries(): void {
		$user                = $this->user( 'editor' );
		list( $application ) = \WP_Application_Passwords::create_new_application_password(
			$user,
			array( 'name' => 'test' )
		);
		$basic               = 'Authorization: Basic '
			. base64_encode( get_userdata( $user )->user_login . ':' . $application );
		$answer              = Http::get( '/wp-json/gf/v2/entries', array( $basic ) );
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assertSame( array( 'total_count' => 0, 'entries' => array() ), $answer->json() );
	}

	/** @return list<array<string, mixed>> */
	private function manyFields( int $count ): array {
		return array_map(
			static fn( int $id ) => array( 'id' => $id, 'type' => 'text', 'label' => "Field {$id}" ),
			range( 1, $count )
		);
	}
}

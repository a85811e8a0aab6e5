<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** POST s1t2/v1/token tells a page of this site whether its login is good, and tells nobody else anything. */
final class TokenTest extends SessionTestCase {

	private const GOOD = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	public function test_a_good_cookie_is_told_whose_it_is_and_how_long_it_lasts(): void {
		$client = $this->client();
		$answer = Browser::of( $client )->post( self::TOKEN );
		$json   = $answer->json();
		$this->assertSame( 200, $answer->status );
		$this->assertSame( '', RestContract::complaint( 'atoll/token', json_decode( $answer->body ) ) );
		$this->assertSame(
			array( 'auth_valid_token', 200, $client ),
			array( $json['code'], $json['status'], $json['user']['id'] )
		);
		$this->assertEqualsWithDelta( time() + self::IDLE, $json['user']['auth']['exp'], self::SOON );
		$this->assertStringContainsString( '"data":{}', $answer->body );
		$this->assertSame( ( new SessionFingerprint() )->mark( $client ), $json['mark'] );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
	}

	public function test_recorded_examples_are_what_the_contract_says(): void {
		foreach ( RestContract::examples( 'atoll/token' ) as $example ) {
			$this->assertSame(
				'',
				RestContract::complaint( 200 === $example['status'] ? 'atoll/token' : 'error', $example['response'] )
			);
		}
		$this->assertSame(
			RestContract::examples( 'atoll/token' )[1]['response'],
			( new Browser() )->post( self::TOKEN )->json()
		);
		$this->assertSame(
			RestContract::examples( 'atoll/logout' )[0]['response'],
			( new Browser() )->post( self::LOGOUT )->json()
		);
	}

	public function test_its_nonces_are_those_of_the_session(): void {
		$client  = $this->client();
		$browser = Browser::of( $client );
		$json    = $browser->post( self::TOKEN )->json();
		$me      = $browser->get( '/wp-json/wp/v2/users/me', array( 'X-WP-Nonce: ' . $json['nonce'] ) );
		$this->assertSame( $client, $me->json()['id'] ?? $me->body );
		$other = Browser::of( $client )->get( '/wp-json/wp/v2/users/me', array( 'X-WP-Nonce: ' . $json['nonce'] ) );
		$this->assertSame( 403, $other->status, 'A nonce of one login is none of another.' );
		wp_set_current_user( $client );
		$_COOKIE[ LOGGED_IN_COOKIE ] = rawurldecode( $browser->cookies[ LOGGED_IN_COOKIE ] );
		$this->assertTrue( ( new SessionFingerprint() )->isOwn( $json['formNonce'] ) );
	}

	public function test_it_lists_the_entries_that_are_still_open_to_edit_newest_first(): void {
		$open   = $this->form( 'enquiry', array( 'entrySave' => true ) );
		$closed = $this->form();
		$client = $this->client();
		$ids    = array();
		foreach ( array( $client, $client, $this->client() ) as $sender ) {
			wp_set_current_user( $sender );
			$this->assertSame( 200, $this->post( "/gf/v2/forms/$open/submissions", self::GOOD )->get_status() );
			$ids[] = $this->newest();
		}
		wp_set_current_user( $client );
		$this->post( "/gf/v2/forms/$closed/submissions", self::GOOD );
		$json = Browser::of( $client )->post( self::TOKEN )->json();
		$this->assertSame( array( "gform_entry_id_$open" => array( $ids[1], $ids[0] ) ), $json['user']['data'] );
	}

	public function test_many_at_once_all_get_the_same_answer(): void {
		$client  = $this->client();
		$browser = Browser::of( $client );
		$this->letPass( $client, 300 );
		$answers = array_unique(
			array_map(
				static fn( HttpAnswer $answer ) => $answer->status . ( $answer->json()['nonce'] ?? '' ),
				$browser->postAtOnce( 8, self::TOKEN, 'extend=1' )
			)
		);
		$this->assertCount( 1, $answers );
		$this->assertStringStartsWith( '200', $answers[0] );
		$this->assertCount( 1, $this->sessions( $client ) );
		$this->assertEqualsWithDelta( time() + self::IDLE, $this->exp( $browser ), self::SOON );
	}

	private function newest(): int {
		return Inside::get( EntryRepository::class )->list( new \Atoll\Forms\Entries\Storage\EntryCriteria() )[0]->id;
	}
}

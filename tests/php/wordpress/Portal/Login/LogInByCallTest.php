<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;

/** POST s1t2/v1/login, and what begins no session. */
final class LogInByCallTest extends LoginTestCase {

	public function test_a_call_logs_in_and_answers_as_the_contract_says(): void {
		$id      = $this->client();
		$browser = new Browser();
		$answer  = $browser->post(
			'/wp-json/s1t2/v1/login',
			http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) )
		);
		$this->assertSame( 200, $answer->status );
		$this->assertSame( '', RestContract::complaint( 'atoll/login', $answer->json() ) );
		$this->assertSame( $id, $answer->json()['user']['id'] );
		$this->assertSame(
			$answer->json()['nonce'],
			$browser->post( '/wp-json/s1t2/v1/token' )->json()['nonce'],
			'it belongs to the session that has begun'
		);
	}

	public function test_a_call_that_does_not_fit_is_refused_as_recorded(): void {
		$this->client();
		list( , $refusal ) = RestContract::examples( 'atoll/login' );
		$wrong = array(
			array( $this->email, 'something else' ),
			array( 'nobody@example.com', 'x' ),
			array( $this->email, '' ),
			array( '', '' ),
		);
		foreach ( $wrong as list( $name, $password ) ) {
			$answer = ( new Browser() )->post(
				'/wp-json/s1t2/v1/login',
				http_build_query( array( 'log' => $name, 'pwd' => $password ) )
			);
			$this->assertSame(
				array( $refusal['status'], $refusal['response'] ),
				array( $answer->status, $answer->json() )
			);
		}
		$this->assertSame(
			403,
			Http::post(
				'/wp-json/s1t2/v1/login',
				http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) ),
				array( 'Sec-Fetch-Site: cross-site' )
			)->status
		);
		$this->assertSame( 400, ( new Browser() )->post( '/wp-json/s1t2/v1/login', 'log[]=a&pwd=b' )->status );
	}

	public function test_an_application_password_begins_no_session(): void {
		$editor = $this->user( 'editor' );
		list( $password ) = (array) \WP_Application_Passwords::create_new_application_password(
			$editor,
			array( 'name' => 'Test' )
		);
		$answer = ( new Browser() )->post(
			'/wp-json/s1t2/v1/login',
			http_build_query( array( 'log' => get_userdata( $editor )->user_login, 'pwd' => $password ) )
		);
		$this->assertSame( 401, $answer->status );
	}
}

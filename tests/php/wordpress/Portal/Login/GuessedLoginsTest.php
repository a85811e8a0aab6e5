<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http\Browser;
use PHPUnit\Framework\Attributes\DataProvider;

/** Guessing tells nothing and gets slower, under whichever name and at whichever door. */
final class GuessedLoginsTest extends LoginTestCase {

	public function test_whether_there_is_such_an_account_shows_in_no_byte(): void {
		$this->client();
		$other  = 'zed' . substr( $this->email, 3 );
		$wrong  = $this->logIn( 'something else' );
		$nobody = $this->logIn( 'something else', name: $other );
		$this->assertSame( array( 401, 401 ), array( $wrong->status, $nobody->status ) );
		$this->assertSame( $wrong->body, str_replace( $other, $this->email, $nobody->body ) );
		$this->assertSame( $this->shape( $wrong->head ), $this->shape( $nobody->head ) );
		$this->assertStringContainsString( $this->email, $wrong->body, 'the email comes back' );
		$this->assertStringNotContainsString( 'something else', $wrong->body, 'the password does not' );
		$this->assertStringContainsString( '<title>Error', $wrong->body );
	}

	#[DataProvider( 'names' )]
	public function test_one_password_is_hashed_whatever_is_found( string $name ): void {
		$this->client();
		$work  = 0;
		$count = static function ( mixed $value ) use ( &$work ): mixed {
			++$work;
			return $value;
		};
		add_filter( 'check_password', $count );
		add_filter( 'wp_hash_password_options', $count );
		$this->assertWPError( wp_authenticate( str_replace( 'EMAIL', $this->email, $name ), 'something else' ) );
		remove_filter( 'check_password', $count );
		remove_filter( 'wp_hash_password_options', $count );
		$this->assertSame( 1, $work );
	}

	/** @return array<string, array{string}> */
	public static function names(): array {
		return array(
			'an account'        => array( 'EMAIL' ),
			'an unknown email'  => array( 'nobody@example.com' ),
			'an unknown name'   => array( 'nobody' ),
		);
	}

	public function test_guessing_is_slowed_down_at_every_door(): void {
		$this->client();
		for ( $try = 0; $try < 5; $try++ ) {
			$this->assertSame( 401, $this->logIn( 'something else' )->status );
		}
		$browser = new Browser();
		$refused = $this->logIn( browser: $browser );
		$this->assertSame( 429, $refused->status, 'also with the right password' );
		$this->assertGreaterThan( 0, (int) $refused->header( 'Retry-After' ) );
		$this->assertSame(
			429,
			$browser->post(
				'/wp-json/s1t2/v1/login',
				http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) )
			)->status
		);
		$this->assertStringContainsString(
			'There were too many attempts',
			$browser->post(
				'/wp-login.php',
				http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) )
			)->body
		);
		$this->assertFalse( $this->isLoggedIn( $browser ) );
		$other = $this->user( 'atoll_client' );
		$this->assertSame(
			303,
			$this->logIn( 'password', name: get_userdata( $other )->user_email )->status,
			'and nobody else is held up'
		);
	}

	public function test_guesses_at_one_account_count_together_whichever_of_its_names_is_typed(): void {
		$name = get_userdata( $this->client() )->user_login;
		foreach ( array( $this->email, $name, strtoupper( $this->email ), $name, $this->email ) as $typed ) {
			$this->assertSame( 401, $this->logIn( 'something else', name: $typed )->status );
		}
		$this->assertSame( array( 429, 429 ), array( $this->logIn()->status, $this->logIn( name: $name )->status ) );
	}

	public function test_other_spellings_of_a_name_are_no_ways_in_whose_guesses_would_count_alone(): void {
		$login = get_userdata( $this->client() )->user_login;
		$names = array(
			substr( $login, 0, 2 ) . "\u{200B}" . substr( $login, 2 ),
			"{$login}%%4141",
			strtr( $login, array( 'e' => "\u{FF45}" ) ),
		);
		foreach ( $names as $name ) {
			$this->assertSame( 401, $this->logIn( name: $name )->status, rawurlencode( $name ) );
		}
		$this->assertSame( 303, $this->logIn( name: ' ' . strtoupper( $login ) )->status );
	}

	private function assertWPError( mixed $what ): void {
		$this->assertInstanceOf( \WP_Error::class, $what );
	}

	/** Of a head, all but the time. */
	private function shape( string $head ): string {
		return (string) preg_replace( '/^(Date|X-Powered-By):.*$/mi', '', $head );
	}
}

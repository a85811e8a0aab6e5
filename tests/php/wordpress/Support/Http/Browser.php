<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Http;

/** Keeps the cookies that the site under test sets, as a browser does, and says where it asks from. */
final class Browser {

	public const SAME_ORIGIN = 'Sec-Fetch-Site: same-origin';

	/** @var array<string, string> */
	public array $cookies = array();

	/** A browser in which somebody has just logged in. */
	public static function of( int $user, bool $remember = false ): self {
		$browser = new self();
		$keep    = static function ( string $cookie ) use ( $browser ): void {
			$browser->cookies[ LOGGED_IN_COOKIE ] = $cookie;
		};
		$keepAdmin = static function ( string $cookie ) use ( $browser ): void {
			$browser->cookies[ (string) constant( 'AUTH_COOKIE' ) ] = $cookie;
		};
		add_action( 'set_logged_in_cookie', $keep );
		add_action( 'set_auth_cookie', $keepAdmin );
		add_filter( 'send_auth_cookies', '__return_false' );
		wp_set_auth_cookie( $user, $remember );
		remove_filter( 'send_auth_cookies', '__return_false' );
		remove_action( 'set_logged_in_cookie', $keep );
		remove_action( 'set_auth_cookie', $keepAdmin );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		return $browser;
	}

	/** @param array<string> $headers */
	public function get( string $path, array $headers = array( self::SAME_ORIGIN ) ): HttpAnswer {
		return $this->keep( Http::get( $path, array( ...$this->cookie(), ...$headers ) ) );
	}

	/**
	 * @param string|array<string, mixed> $body    An array is sent as multipart form data.
	 * @param array<string>               $headers
	 */
	public function post(
		string $path,
		string|array $body = '',
		array $headers = array( self::SAME_ORIGIN )
	): HttpAnswer {
		return $this->keep( Http::post( $path, $body, array( ...$this->cookie(), ...$headers ) ) );
	}

	/** @return list<HttpAnswer> */
	public function postAtOnce(
		int $times,
		string $path,
		string $body = '',
		string $type = 'application/x-www-form-urlencoded'
	): array {
		return Http::postAtOnce(
			$times,
			$path,
			$body,
			array( ...$this->cookie(), self::SAME_ORIGIN, "Content-Type: {$type}" )
		);
	}

	/** What a form of a page holds for whoever is logged in in this browser. */
	public function nonce( int $user, string $action ): string {
		wp_set_current_user( $user );
		$_COOKIE[ LOGGED_IN_COOKIE ] = rawurldecode( $this->cookies[ LOGGED_IN_COOKIE ] ?? '' );
		$nonce                       = wp_create_nonce( $action );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		wp_set_current_user( 0 );
		return $nonce;
	}

	/** The secret of the login, as its cookie holds it. */
	public function token(): string {
		return explode( '|', rawurldecode( $this->cookies[ LOGGED_IN_COOKIE ] ?? '||' ) )[2];
	}

	/** @return array<string> */
	private function cookie(): array {
		$pairs = array();
		foreach ( $this->cookies as $name => $value ) {
			$pairs[] = "{$name}={$value}";
		}
		return array() === $pairs ? array() : array( 'Cookie: ' . implode( '; ', $pairs ) );
	}

	private function keep( HttpAnswer $answer ): HttpAnswer {
		preg_match_all( '/^Set-Cookie:\s*([^=]+)=([^;\r\n]*)(.*)$/mi', $answer->head, $set, PREG_SET_ORDER );
		foreach ( $set as list( , $name, $value, $rest ) ) {
			$isOver = 1 === preg_match( '/expires=([^;\r\n]+)/i', $rest, $until ) && strtotime( $until[1] ) < time();
			if ( $isOver ) {
				unset( $this->cookies[ $name ] );
			} else {
				$this->cookies[ $name ] = $value;
			}
		}
		return $answer;
	}
}

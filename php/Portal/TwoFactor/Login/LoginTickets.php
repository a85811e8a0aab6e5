<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Http\CurrentRequest;
use WP_User;

/**
 * Tickets between a right password and its code: a signed cookie in the browser that sent the password. It is valid for
 * 15 minutes, as people may have to look for their phone or recovery codes, and does not log anybody in. A new password
 * invalidates it, because the signature includes the old password's hash.
 */
final class LoginTickets {

	private const PURPOSE          = 'two-step login';
	private const LIFETIME_SECONDS = 900;

	/** User id, time of expiry, "Remember me" and random digits, then their signature. */
	private const PATTERN = '/^(?<text>(?<user>[1-9]\d{0,17})\.(?<ends>\d{1,12})\.(?<remember>[01])\.(?<id>[0-9a-f]{16}))\.(?<signature>[0-9a-f]{64})$/D';

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private Signer $signer, private CurrentRequest $request, private \Closure $clock ) {}

	public function issue( WP_User $user, bool $remember ): void {
		$ends = ( $this->clock )() + self::LIFETIME_SECONDS;
		$text = implode( '.', array( $user->ID, $ends, $remember ? 1 : 0, bin2hex( random_bytes( 8 ) ) ) );
		// Reads the user again, as WordPress may have rehashed the password after checking it.
		$this->set( "{$text}." . $this->sign( $text, get_userdata( $user->ID ) ?: $user ), $ends );
	}

	/** Returns null if there is no valid ticket. */
	public function current(): ?LoginTicket {
		$cookie = $this->request->cookie( self::cookie() );
		if ( 1 !== preg_match( self::PATTERN, $cookie, $matches ) || (int) $matches['ends'] < ( $this->clock )() ) {
			return null;
		}
		$user = get_userdata( (int) $matches['user'] );
		return false !== $user && hash_equals( $this->sign( $matches['text'], $user ), $matches['signature'] )
			? new LoginTicket( $user, '1' === $matches['remember'], $matches['id'] )
			: null;
	}

	public function clear(): void {
		$this->set( '', 1 );
	}

	private function sign( string $text, WP_User $user ): string {
		return $this->signer->sign( self::PURPOSE, "{$text}\n{$user->user_pass}" );
	}

	private function set( string $value, int $ends ): void {
		/** This filter is documented in wp-includes/pluggable.php: a test, or a command, sends no cookies. */
		if ( headers_sent() || ! apply_filters( 'send_auth_cookies', true, 0, 0, 0, '', '' ) ) {
			return;
		}
		$paths = array( self::constant( 'COOKIEPATH' ), self::constant( 'SITECOOKIEPATH' ) );
		foreach ( array_unique( $paths ) as $path ) {
			setcookie(
				self::cookie(),
				$value,
				array(
					'expires'  => $ends,
					'path'     => $path,
					'domain'   => self::constant( 'COOKIE_DOMAIN' ),
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				)
			);
		}
	}

	private static function cookie(): string {
		return 'atoll_two_step_' . self::constant( 'COOKIEHASH' );
	}

	/** Returns a constant that WordPress derives from the site's URL, or that wp-config.php defines. */
	private static function constant( string $name ): string {
		$value = constant( $name );
		return is_string( $value ) ? $value : '';
	}
}

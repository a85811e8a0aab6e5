<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PortalUrls;

/** The login page's addresses; WordPress' own screen stands in for one that is not there. */
final class LoginLinks {

	public function __construct( private PortalUrls $urls ) {}

	public function login(): string {
		return $this->urls->login();
	}

	/** @param string $invitation Token of the one that leads there; may be empty. */
	public function forgotten( string $invitation = '' ): string {
		return $this->urls->hasLogin()
			? $this->to( array( LoginRequest::FORGOTTEN => '1', LoginRequest::INVITATION => $invitation ) )
			: wp_lostpassword_url();
	}

	/** @param string $token As it was mailed; may be empty. */
	public function invitation( string $token ): string {
		return $this->to( array( LoginRequest::INVITATION => $token ) );
	}

	/**
	 * @param string $key        Of {@see PasswordResetKeys}.
	 * @param string $invitation Token of the one that is accepted with it; may be empty.
	 */
	public function reset( string $key, string $invitation = '' ): string {
		return $this->to( array( LoginRequest::RESET => $key, LoginRequest::INVITATION => $invitation ) );
	}

	/** Filter `lostpassword_url`: where the site has a login page, lost passwords are that page's. */
	public function lostPasswordUrl( string $url ): string {
		return $this->urls->hasLogin() ? $this->forgotten() : $url;
	}

	/** @param array<string, string> $query What is empty is left out. */
	private function to( array $query ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array_filter( $query ) ), $this->login() );
	}
}

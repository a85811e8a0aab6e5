<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PortalUrls;

/** URLs of the login page; falls back to WordPress' own login screen if the site has no such page. */
final class LoginLinks {

	public function __construct( private PortalUrls $urls ) {}

	public function login(): string {
		return $this->urls->login();
	}

	/** @param string $invitation Token of the invitation that led here; may be empty. */
	public function forgotten( string $invitation = '' ): string {
		return $this->urls->hasLogin()
			? $this->to( array( LoginRequest::FORGOTTEN => '1', LoginRequest::INVITATION => $invitation ) )
			: wp_lostpassword_url();
	}

	/** @param string $token Token as it was mailed; may be empty. */
	public function invitation( string $token ): string {
		return $this->to( array( LoginRequest::INVITATION => $token ) );
	}

	/**
	 * @param string $key        Key from {@see PasswordResetKeys}.
	 * @param string $invitation Token of the invitation to accept as well; may be empty.
	 */
	public function reset( string $key, string $invitation = '' ): string {
		return $this->to( array( LoginRequest::RESET => $key, LoginRequest::INVITATION => $invitation ) );
	}

	/** Filters `lostpassword_url`: if the site has a login page, it handles lost passwords. */
	public function lostPasswordUrl( string $url ): string {
		return $this->urls->hasLogin() ? $this->forgotten() : $url;
	}

	/** @param array<string, string> $query Empty values are left out. */
	private function to( array $query ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array_filter( $query ) ), $this->login() );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\PortalUrls;

/** The login page's addresses; WordPress' own screen stands in for one that is not there. */
final class LoginLinks {

	public function __construct( private PortalUrls $urls ) {}

	public function login(): string {
		return $this->urls->login();
	}

	public function forgotten(): string {
		return $this->urls->hasLogin()
			? add_query_arg( LoginRequest::FORGOTTEN, '1', $this->login() )
			: wp_lostpassword_url();
	}

	/** @param string $token As it was mailed. */
	public function invitation( string $token ): string {
		return add_query_arg( LoginRequest::INVITATION, $token, $this->login() );
	}

	/** @param string $key Of {@see PasswordResetKeys}. */
	public function reset( string $key ): string {
		return add_query_arg( LoginRequest::RESET, $key, $this->login() );
	}

	/** Filter `lostpassword_url`: where the site has a login page, lost passwords are that page's. */
	public function lostPasswordUrl( string $url ): string {
		return $this->urls->hasLogin() ? $this->forgotten() : $url;
	}
}

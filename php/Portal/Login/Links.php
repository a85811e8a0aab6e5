<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Places;
use Atoll\Settings\Settings;

/** The login page's addresses. */
final class Links {

	public function __construct( private Places $places, private Settings $settings ) {}

	/** Whether the site has a login page of ours; WordPress' own screen stands in. */
	public function hasPage(): bool {
		$page = $this->settings->group( 'portal' )->int( 'loginPage' );
		return $page > 0 && 'publish' === get_post_status( $page );
	}

	public function login(): string {
		return $this->places->login();
	}

	public function forgotten(): string {
		return $this->hasPage() ? add_query_arg( Asked::FORGOTTEN, '1', $this->login() ) : wp_lostpassword_url();
	}

	/** @param string $key Of {@see ResetKeys}. */
	public function reset( string $key ): string {
		return add_query_arg( Asked::RESET, $key, $this->login() );
	}
}

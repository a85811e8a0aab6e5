<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Errors\PublicError;
use WP_Error;

/**
 * Error: another plugin refuses a login although email and password are right, such as a captcha or a suspended
 * account. Shows that plugin's message, which only people who know the password can read.
 */
final class LoginRefused extends PublicError {

	public function __construct( WP_Error $refusal ) {
		$text  = wp_strip_all_tags( $refusal->get_error_message(), true );
		$words = trim( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
		parent::__construct(
			'atoll_login_refused',
			'' !== $words ? $words : __(
				'Your email and password are correct, but this site’s security blocked the login. Try again later, or contact us.',
				'atoll'
			),
			403
		);
	}
}

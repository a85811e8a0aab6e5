<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Errors\PublicError;
use WP_Error;

/**
 * Email and password were right, and another plugin refuses the login all the same: a captcha, an account on hold. Told
 * in that plugin's words, which only whoever knows the password reads.
 */
final class LoginRefused extends PublicError {

	public function __construct( WP_Error $refusal ) {
		$text  = wp_strip_all_tags( $refusal->get_error_message(), true );
		$words = trim( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
		parent::__construct(
			'atoll_login_refused',
			'' !== $words ? $words : __(
				'Your email and password are right, but this site’s protection refused the login. Try again in a while, or ask us.',
				'atoll'
			),
			403
		);
	}
}

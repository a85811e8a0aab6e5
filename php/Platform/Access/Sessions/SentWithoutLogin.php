<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** Error: the login with which a form was opened has ended, and nobody is logged in now. */
final class SentWithoutLogin extends SessionChanged {

	public function __construct() {
		parent::__construct( __( 'You have been logged out since you opened this form, so it was not sent. Your answers are still here. Log in in a new tab, then come back and send the form again. Or send it now without logging in.', 'atoll' ) );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Nobody is logged in now: the login that opened the form has ended. */
final class SessionEnded extends SessionChanged {

	public function __construct() {
		parent::__construct( __( 'Your login has ended since you opened this form, so it was not sent. Your answers are still here: log in in a new tab, come back to this one and send the form again. Or send it again now, without a login.', 'atoll' ) );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** Error: a different user is logged in than when the form was opened. They do not get what was typed. */
final class SessionOfSomebodyElse extends SessionChanged {

	public function __construct() {
		parent::__construct( __( 'Somebody else is logged in now than when this form was opened, so it was not sent.', 'atoll' ) );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** Error: a different user is logged in than when the form was opened. They do not get what was typed. */
final class SessionOfSomebodyElse extends SessionChanged {

	public function __construct() {
		parent::__construct( __( 'You are not logged in as the person who opened this form, so it was not sent. To send it as yourself, fill it in again.', 'atoll' ) );
	}
}

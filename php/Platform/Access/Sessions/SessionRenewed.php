<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** Error: the user who opened the form has logged in again since. */
final class SessionRenewed extends SessionChanged {

	public function __construct() {
		parent::__construct( __( 'You have logged in again since you opened this form, so it was not sent yet. Your answers are still here: please send it once more.', 'atoll' ) );
	}
}

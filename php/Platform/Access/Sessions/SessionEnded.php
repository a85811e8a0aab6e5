<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use Atoll\Platform\Errors\PublicError;

/** The cookie is good and the session behind it over, so that nothing is done in its name. */
final class SessionEnded extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_session_ended',
			__( 'You have been logged out. Please log in again.', 'atoll' ),
			401
		);
	}
}

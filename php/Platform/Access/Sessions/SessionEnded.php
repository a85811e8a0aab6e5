<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use Atoll\Platform\Errors\PublicError;

/** Error: the cookie is valid, but its session has ended, so nothing is done. */
final class SessionEnded extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_session_ended',
			__( 'You have been logged out. Please log in again.', 'atoll' ),
			401
		);
	}
}

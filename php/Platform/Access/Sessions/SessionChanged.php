<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use Atoll\Platform\Errors\PublicError;

/**
 * Error: a form was sent with a different login than it was opened with. Each subclass has its own message for one way
 * in which that can happen.
 */
abstract class SessionChanged extends PublicError {

	public function __construct( string $message ) {
		parent::__construct( 'atoll_session_changed', $message, 403 );
	}
}

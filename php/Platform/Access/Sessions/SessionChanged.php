<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use Atoll\Platform\Errors\PublicError;

/**
 * The login that a form was opened with is not the one that sends it. Each way in which that can be has a class and a
 * message of its own.
 */
abstract class SessionChanged extends PublicError {

	public function __construct( string $message ) {
		parent::__construct( 'atoll_session_changed', $message, 403 );
	}
}

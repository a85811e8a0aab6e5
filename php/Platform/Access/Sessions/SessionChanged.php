<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use Atoll\Platform\Errors\PublicError;

/** A form was opened by a login that is another one now. Each way in which it changed has its own words. */
abstract class SessionChanged extends PublicError {

	public function __construct( string $message ) {
		parent::__construct( 'atoll_session_changed', $message, 403 );
	}
}

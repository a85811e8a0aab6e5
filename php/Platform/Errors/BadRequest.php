<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** A request that cannot be read or does not hold what it must. */
final class BadRequest extends PublicError {

	public function __construct( string $errorCode, string $message, int $status = 400 ) {
		parent::__construct( $errorCode, $message, $status );
	}
}

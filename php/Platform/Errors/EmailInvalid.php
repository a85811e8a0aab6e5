<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: the typed text is not an email address. */
final class EmailInvalid extends PublicError {

	public function __construct( string $message ) {
		parent::__construct( 'atoll_email_invalid', $message, 400 );
	}
}

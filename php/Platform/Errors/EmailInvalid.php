<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** What was typed is no email address. Said as forms say it: contract/fields/email/kind.json. */
final class EmailInvalid extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_email_invalid', __( 'Please enter a valid email address.', 'atoll' ), 400 );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Addresses cannot be looked up: the service is off, slow or broken. Typing them by hand always works. */
final class LookupUnavailable extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_lookup_unavailable', __( 'Address suggestions are not available at the moment. Please type your address.', 'atoll' ), 503 );
	}
}

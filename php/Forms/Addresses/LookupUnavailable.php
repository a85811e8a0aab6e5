<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Platform\Errors\PublicError;

/** Addresses cannot be looked up: the service is off, slow or broken. Typing them by hand always works. */
final class LookupUnavailable extends PublicError {

	/** @param string $message As a form says it: `lookupDown` of contract/texts/form.json. */
	public function __construct( string $message ) {
		parent::__construct( 'atoll_lookup_unavailable', $message, 503 );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Platform\Errors\PublicError;

/** Error: addresses cannot be looked up, as the service is off, slow or broken. Typing them always works. */
final class LookupUnavailable extends PublicError {

	/** @param string $message Text shown in the form: `lookupDown` of contract/texts/form.json. */
	public function __construct( string $message ) {
		parent::__construct( 'atoll_lookup_unavailable', $message, 503 );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Platform\Errors\PublicError;

/** Error: the address is not in the register, or no longer. */
final class AddressNotFound extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_address_not_found',
			__( 'We could not find this address. Please type it.', 'atoll' ),
			404
		);
	}
}

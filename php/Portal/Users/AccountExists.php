<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Errors\PublicError;

/** Error: an account exists. Shown only to people who have proved that the mailbox is theirs. */
final class AccountExists extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_account_exists',
			__( 'You already have an account with us. Please log in.', 'atoll' ),
			409
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Errors\PublicError;

/** Error: an application already belongs to a client, so nobody can be invited to it. */
final class EntryHasOwner extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_entry_taken', __( 'This application belongs to a client already, so nobody else can be invited to it.', 'atoll' ), 409 );
	}
}

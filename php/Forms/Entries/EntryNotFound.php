<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Platform\Errors\PublicError;

final class EntryNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'gf_entry_invalid_id', __( 'Invalid entry id.', 'atoll' ), 404 );
	}
}

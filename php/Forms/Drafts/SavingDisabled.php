<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Errors\PublicError;

/** Error: the form cannot be saved as a draft. */
final class SavingDisabled extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_save_off',
			__( 'This form cannot be saved for later. Please complete and send it now.', 'atoll' ),
			400
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Platform\Errors\PublicError;

/** Error: the form does not exist for this visitor. It never existed, or is in the trash, a draft or closed. */
final class FormNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'not_found', __( 'This form does not exist or is no longer open.', 'atoll' ), 404 );
	}
}

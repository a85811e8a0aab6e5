<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Platform\Errors\PublicError;

/** There is no such form for this visitor: never made, in the trash, a draft or closed. One answer for all of them. */
final class FormNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'not_found', __( 'This form does not exist or is no longer open.', 'atoll' ), 404 );
	}
}

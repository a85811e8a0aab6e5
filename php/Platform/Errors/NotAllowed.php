<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

final class NotAllowed extends PublicError {

	public function __construct() {
		parent::__construct( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'atoll' ), 403 );
	}
}

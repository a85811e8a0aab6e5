<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

final class NotAllowed extends PublicError {

	public function __construct() {
		parent::__construct( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'atoll' ), 403 );
	}

	/** Returns the error for a permission callback of WordPress' REST API: 401 for visitors, who may still log in. */
	public static function inRest(): \WP_Error {
		$error = new self();
		return new \WP_Error(
			$error->errorCode(),
			$error->getMessage(),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}

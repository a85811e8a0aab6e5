<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Platform\Access\Capabilities;

/** Core's posts controller for forms, closed to those who may not edit forms: a form holds routing and admin labels. */
final class FormsController extends \WP_REST_Posts_Controller {

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( Capabilities::EDIT_FORMS )
			? parent::get_items_permissions_check( $request )
			: $this->forbidden();
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return bool|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return current_user_can( Capabilities::EDIT_FORMS )
			? parent::get_item_permissions_check( $request )
			: $this->forbidden();
	}

	private function forbidden(): \WP_Error {
		return new \WP_Error(
			'rest_forbidden',
			__( 'Sorry, you are not allowed to see forms.', 'atoll' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Access\Capabilities;

/**
 * Core's posts controller, closed to those who may not edit notifications: it also returns those that have not begun.
 */
final class NotificationsController extends \WP_REST_Posts_Controller {

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( Capabilities::EDIT_NOTIFICATIONS )
			? parent::get_items_permissions_check( $request )
			: $this->refusal();
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return bool|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return current_user_can( Capabilities::EDIT_NOTIFICATIONS )
			? parent::get_item_permissions_check( $request )
			: $this->refusal();
	}

	private function refusal(): \WP_Error {
		return new \WP_Error(
			'rest_forbidden',
			__( 'Sorry, you are not allowed to list site notices.', 'atoll' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}

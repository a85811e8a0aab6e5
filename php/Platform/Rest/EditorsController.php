<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Errors\NotAllowed;

/**
 * Core's posts controller for a post type that only its editors may read: forms contain routing and admin labels, and a
 * site notice may not have begun.
 */
final class EditorsController extends \WP_REST_Posts_Controller {

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return $this->isEditor() ? parent::get_items_permissions_check( $request ) : NotAllowed::inRest();
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return bool|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return $this->isEditor() ? parent::get_item_permissions_check( $request ) : NotAllowed::inRest();
	}

	private function isEditor(): bool {
		$capability = get_post_type_object( $this->post_type )->cap->edit_posts ?? null;
		return is_string( $capability ) && current_user_can( $capability );
	}
}

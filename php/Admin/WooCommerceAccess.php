<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Platform\Access\Capabilities;

/**
 * Lets users with a capability of Atoll work in wp-admin. WooCommerce treats users who neither write posts nor run its
 * shop as customers: it redirects them from wp-admin and hides the toolbar.
 */
final class WooCommerceAccess {

	/** Filters `woocommerce_prevent_admin_access` and `woocommerce_disable_admin_bar`. */
	public static function isShut( mixed $isShut ): mixed {
		return array() === array_filter( Capabilities::all(), current_user_can( ... ) ) ? $isShut : false;
	}
}

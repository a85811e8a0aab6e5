<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Platform\Access\Capabilities;

/**
 * WooCommerce takes whoever neither writes posts nor runs its shop for a customer: it leads them away from wp-admin and
 * hides its bar. Whoever may do something of Atoll's works there.
 */
final class WooCommerceAccess {

	/** Filters `woocommerce_prevent_admin_access` and `woocommerce_disable_admin_bar`. */
	public static function isShut( mixed $isShut ): mixed {
		return array() === array_filter( Capabilities::all(), current_user_can( ... ) ) ? $isShut : false;
	}
}

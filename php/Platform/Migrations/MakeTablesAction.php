<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\PlatformProvider;

/** The wp-admin action that creates missing tables, as Site Health links it. */
final class MakeTablesAction {

	/** Action for admin-post.php, and of its nonce. */
	public const ACTION = PlatformProvider::MAKE_TABLES;

	/** Returns the absolute URL of the action, for the current user. */
	public static function address(): string {
		return wp_nonce_url( add_query_arg( 'action', self::ACTION, admin_url( 'admin-post.php' ) ), self::ACTION );
	}
}

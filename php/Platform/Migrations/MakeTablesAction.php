<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\PlatformProvider;

/** The action of wp-admin that makes tables anew, by the name that Site Health sends it under. */
final class MakeTablesAction {

	/** For admin-post.php, and the name of its nonce. */
	public const ACTION = PlatformProvider::MAKE_TABLES;

	/** Whole address that does it, for whoever it is printed for. */
	public static function address(): string {
		return wp_nonce_url( add_query_arg( 'action', self::ACTION, admin_url( 'admin-post.php' ) ), self::ACTION );
	}
}

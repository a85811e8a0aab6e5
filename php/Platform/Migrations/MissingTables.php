<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Http\CurrentRequest;

/** Makes tables that are gone anew, empty, where whoever looks at Site Health says so there. */
final class MissingTables {

	/** For admin-post.php, and the name of its nonce. */
	public const ACTION = 'atoll_make_tables';

	/** Of those who see Site Health. */
	private const CAPABILITY = 'view_site_health_checks';

	public function __construct( private TableRepair $repair, private CurrentRequest $request ) {}

	/** Whole address that does it, for whoever it is printed for. */
	public static function address(): string {
		return wp_nonce_url( add_query_arg( 'action', self::ACTION, admin_url( 'admin-post.php' ) ), self::ACTION );
	}

	public function respond(): never {
		if ( false === wp_verify_nonce( $this->request->query( '_wpnonce' ), self::ACTION ) ) {
			wp_nonce_ays( self::ACTION );
		}
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to make tables.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		$this->repair->makeMissing();
		wp_safe_redirect( admin_url( 'site-health.php' ) );
		exit;
	}
}

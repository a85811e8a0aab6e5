<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Platform\Migrations\MakeTablesAction;
use Atoll\Platform\Migrations\TableRepair;

/** Creates missing tables again, empty, when a user asks for it in Site Health. */
final class MakeMissingTables {

	/** Capability to see Site Health. */
	private const CAPABILITY = 'view_site_health_checks';

	public function __construct( private TableRepair $repair ) {}

	public function respond(): never {
		ActionNonce::check( MakeTablesAction::ACTION );
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

<?php
/**
 * Deletes Atoll's data, on each site whose owner asked for it (option atoll_delete_data_on_uninstall).
 *
 * @package Atoll
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/atoll.php';

if ( ! is_multisite() ) {
	Atoll\plugin()->uninstall();
	return;
}

foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $atoll_site ) {
	switch_to_blog( (int) $atoll_site );
	Atoll\plugin()->uninstall();
	restore_current_blog();
}

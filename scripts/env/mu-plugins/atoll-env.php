<?php
/**
 * What `npm start` does on the command line, for wp-env: Playground has none. scripts/env/install-site.mjs asks for it
 * once the site answers; a site that has the plugin is left as its owner made it.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_action(
	'wp_loaded',
	static function (): void {
		if ( 'local' !== wp_get_environment_type() || ! isset( $_GET['atoll-env'] ) ) {
			return;
		}
		set_time_limit( 0 );
		if ( ! get_option( 'stack_ready_for_atoll' ) ) {
			require WP_CONTENT_DIR . '/atoll-stack/settings.php';
			require WP_PLUGIN_DIR . '/atoll/demo/install.php';
		}
		exit( 'installed' );
	}
);

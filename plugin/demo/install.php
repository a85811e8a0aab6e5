<?php
/**
 * Creates the demo site: activates the plugin and its theme, then adds pages, menus, images and a form. WordPress must
 * be loaded. Running it again does not change what exists.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Admin\SetUp\SetUpState;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

( static function (): void {
	// As the owner, content is sanitised as in wp-admin.
	$owners = get_users(
		array(
			'role'    => 'administrator',
			'number'  => 1,
			'orderby' => 'ID',
		)
	);
	$owner  = $owners[0] ?? null;
	wp_set_current_user( $owner instanceof WP_User ? $owner->ID : 0 );

	$activated = activate_plugin( 'atoll/atoll.php' );
	if ( is_wp_error( $activated ) ) {
		throw new RuntimeException( $activated->get_error_message() ); // Shown in the terminal.
	}
	Atoll\plugin()->demo()->install();
	( new SetUpState() )->set( SetUpState::DONE ); // Running this script replaces the setup screen.
} )();

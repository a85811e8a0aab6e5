<?php
/**
 * Leaves each site whole, and deletes Atoll's data where its owner asked for it (option
 * atoll_delete_data_on_uninstall).
 *
 * @package Atoll
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/atoll.php';

Atoll\plugin()->uninstall();

<?php
/**
 * Leaves each site whole, and deletes Atoll's data where its owner asked for it (contract/settings/deletion.json).
 *
 * @package Atoll
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/atoll.php';

Atoll\plugin()->uninstall();

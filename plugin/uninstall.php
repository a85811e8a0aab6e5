<?php
/**
 * Restores each site to work without Atoll, and deletes its data if the owner asked (contract/settings/deletion.json).
 *
 * @package Atoll
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/atoll.php';

Atoll\plugin()->uninstall();

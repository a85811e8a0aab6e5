<?php
/**
 * Constants that wp-settings.php and wp-config.php define, only for PHPStan.
 *
 * @package Atoll
 */

const ABSPATH          = '/wordpress/';
const WPINC            = 'wp-includes';
const WP_PLUGIN_DIR    = '/wordpress/wp-content/plugins';
const WP_CONTENT_DIR   = '/wordpress/wp-content';
const OBJECT           = 'OBJECT';
const ARRAY_A          = 'ARRAY_A';
const ARRAY_N          = 'ARRAY_N';
const DB_NAME          = 'wordpress';
const LOGGED_IN_COOKIE = 'wordpress_logged_in';

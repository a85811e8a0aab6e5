<?php
/**
 * Plugin Name: Lets a request say that PHP dropped its body as too large: the web server of the tests has the same
 * limit, and would answer first.
 *
 * @package Atoll
 */

declare( strict_types=1 );

if ( isset( $_SERVER['HTTP_X_ATOLL_LARGE'] ) ) {
	$_SERVER['CONTENT_LENGTH'] = (string) PHP_INT_MAX;
	$_POST                     = array();
}

<?php
/**
 * Plugin Name: Stands in for a captcha: refuses logins, in the words of the option that the test sets.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_filter(
	'authenticate',
	static fn( mixed $user ): mixed => $user instanceof WP_User
		? new WP_Error( 'captcha', (string) get_option( 'atoll_test_refusal' ) )
		: $user,
	21
);

import { randomBytes } from 'node:crypto';

const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( name ) => [
	`${ name }_KEY`,
	`${ name }_SALT`,
] );

/** Secrets of a site, made once. */
export const salts = () =>
	Object.fromEntries( SALTS.map( ( name ) => [ name, randomBytes( 32 ).toString( 'hex' ) ] ) );

/**
 * WordPress' constants of a site that is as WordPress delivers it, but that says what is wrong and stays alone.
 *
 * @param {string} log Where PHP's messages go, as PHP sees the path.
 */
export const deliveredConstants = ( log ) => ( {
	WP_DEBUG: true,
	WP_DEBUG_LOG: log,
	WP_DEBUG_DISPLAY: false,
	// A page never waits for a host that cannot be reached.
	WP_HTTP_BLOCK_EXTERNAL: true,
	WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
	AUTOMATIC_UPDATER_DISABLED: true,
	WP_AUTO_UPDATE_CORE: false,
} );

/**
 * WordPress' constants of a development site, the same on both engines.
 *
 * @param {string} url Its address, without a slash at the end.
 * @param {string} log Where PHP's messages go, as PHP sees the path.
 */
export const constants = ( url, log ) => ( {
	...deliveredConstants( log ),
	WP_HOME: url,
	WP_SITEURL: url,
	// Application passwords work over http only here.
	WP_ENVIRONMENT_TYPE: 'local',
	// Whoever serves the site calls wp-cron.php, as a system's cron does in production.
	DISABLE_WP_CRON: true,
} );

/** A value as PHP writes it. */
export const php = ( value ) =>
	typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: JSON.stringify( value );

/**
 * wp-config.php with these constants.
 *
 * @param {Record<string, unknown>} all      By name.
 * @param {string}                  preamble PHP that runs before anything else.
 */
export const wpConfig = ( all, preamble = '' ) => `<?php
// Written at each start by scripts/stack.
${ preamble }
${ Object.entries( all )
	.map(
		( [ name, value ] ) =>
			`defined( ${ php( name ) } ) || define( ${ php( name ) }, ${ php( value ) } );`
	)
	.join( '\n' ) }
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

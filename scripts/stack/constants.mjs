import { randomBytes } from 'node:crypto';

const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( name ) => [
	`${ name }_KEY`,
	`${ name }_SALT`,
] );

/** Returns new secret keys and salts for a site. */
export const salts = () =>
	Object.fromEntries( SALTS.map( ( name ) => [ name, randomBytes( 32 ).toString( 'hex' ) ] ) );

/**
 * Returns WordPress' constants for a site with default settings, except that it reports errors and makes no requests.
 *
 * @param {string} log Path of PHP's log, as PHP sees it.
 */
export const deliveredConstants = ( log ) => ( {
	WP_DEBUG: true,
	WP_DEBUG_LOG: log,
	WP_DEBUG_DISPLAY: false,
	// A page never waits for an unreachable host.
	WP_HTTP_BLOCK_EXTERNAL: true,
	WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
	AUTOMATIC_UPDATER_DISABLED: true,
	WP_AUTO_UPDATE_CORE: false,
} );

/**
 * Returns WordPress' constants for a development site, the same on both engines.
 *
 * @param {string} url URL of the site, without a trailing slash.
 * @param {string} log Path of PHP's log, as PHP sees it.
 */
export const constants = ( url, log ) => ( {
	...deliveredConstants( log ),
	WP_HOME: url,
	WP_SITEURL: url,
	// Required for application passwords over http.
	WP_ENVIRONMENT_TYPE: 'local',
	// wp-cron.php is called by our own scripts, as a system's cron does in production.
	DISABLE_WP_CRON: true,
} );

/** Returns a value as a PHP literal. */
export const php = ( value ) =>
	typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: JSON.stringify( value );

/**
 * Returns wp-config.php with these constants.
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

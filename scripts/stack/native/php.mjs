import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../../system/account.mjs';
import { start, until } from '../../system/processes.mjs';

/** Fixed, so that measurements do not depend on how many happen to be awake. */
const WORKERS = 8;

/** PHP's settings, as a careful host has them. Code that changed is seen at once. */
const settings = ( place ) => ( {
	memory_limit: '256M',
	upload_max_filesize: '64M',
	post_max_size: '80M',
	max_execution_time: '60',
	expose_php: '0',
	display_errors: '0',
	log_errors: '1',
	error_log: join( place.logs, 'php.log' ),
	sendmail_path: `"${ join( place.folder, 'keep-mail.sh' ) }"`,
	'opcache.enable': '1',
	'opcache.memory_consumption': '192',
	'opcache.interned_strings_buffer': '16',
	'opcache.max_accelerated_files': '20000',
	'opcache.validate_timestamps': '1',
	'opcache.revalidate_freq': '0',
	'opcache.file_update_protection': '0',
} );

const asArguments = ( all ) =>
	Object.entries( all ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );

const pool = ( place ) => `[global]
error_log = ${ join( place.logs, 'php-fpm.log' ) }
pid = ${ place.sockets }/php.pid
daemonize = no
[atoll]
${ isRoot() ? 'user = root\ngroup = root\n' : '' }listen = ${ place.sockets }/php.sock
listen.mode = 0600
pm = static
pm.max_children = ${ WORKERS }
pm.max_requests = 0
catch_workers_output = yes
decorate_workers_output = no
`;

/** Mail goes nowhere: each message becomes a file in the site's mail folder. */
function keepMail( place ) {
	writeFileSync(
		join( place.folder, 'keep-mail.sh' ),
		`#!/bin/sh\nexec cat > "${ place.mail }/$(date +%Y%m%d-%H%M%S)-$$.eml"\n`,
		{ mode: 0o755 }
	);
}

/** Arguments for the command line PHP, with the settings of the site. */
export const phpArguments = ( place ) =>
	asArguments( { ...settings( place ), max_execution_time: '0', display_errors: 'stderr' } );

/**
 * Starts PHP-FPM on a socket of the site's own.
 *
 * @param {Object}   programs
 * @param {Object}   place
 * @param {string[]} [more]   Arguments beside the site's settings, such as another extension.
 * @param {Object}   [env]    Added to the environment, such as where PHP finds its extensions.
 */
export async function startPhp( programs, place, more = [], env = {} ) {
	const config = join( place.folder, 'php-fpm.conf' );
	const log = join( place.logs, 'php-fpm.log' );
	const socket = `${ place.sockets }/php.sock`;
	keepMail( place );
	writeFileSync( config, pool( place ) );
	const server = start(
		programs.fpm,
		[
			'--nodaemonize',
			'--fpm-config',
			config,
			...( isRoot() ? [ '-R' ] : [] ),
			...asArguments( settings( place ) ),
			...more,
		],
		{ log, env }
	);
	await until( async () => existsSync( socket ), {
		seconds: 20,
		of: server,
		what: 'PHP-FPM',
		log,
	} );
	return server;
}

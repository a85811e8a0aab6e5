import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../../system/account.mjs';
import { start, until } from '../../system/processes.mjs';

/** Fixed number of workers, so that measurements do not depend on how many are running. */
const WORKERS = 8;

/** Returns PHP's settings, as on a careful host. Changed code takes effect at once. */
const phpSettings = ( paths ) => ( {
	memory_limit: '256M',
	upload_max_filesize: '64M',
	post_max_size: '80M',
	max_execution_time: '60',
	expose_php: '0',
	display_errors: '0',
	log_errors: '1',
	error_log: join( paths.logs, 'php.log' ),
	sendmail_path: `"${ join( paths.folder, 'keep-mail.sh' ) }"`,
	'opcache.enable': '1',
	'opcache.memory_consumption': '192',
	'opcache.interned_strings_buffer': '16',
	'opcache.max_accelerated_files': '20000',
	'opcache.validate_timestamps': '1',
	'opcache.revalidate_freq': '0',
	'opcache.file_update_protection': '0',
} );

/** Returns settings of php.ini as arguments; of two with the same name the last one applies. */
export const asArguments = ( all ) =>
	Object.entries( all ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );

const fpmConfig = ( paths ) => `[global]
error_log = ${ join( paths.logs, 'php-fpm.log' ) }
pid = ${ paths.sockets }/php.pid
daemonize = no
[atoll]
${ isRoot() ? 'user = root\ngroup = root\n' : '' }listen = ${ paths.sockets }/php.sock
listen.mode = 0600
pm = static
pm.max_children = ${ WORKERS }
pm.max_requests = 0
catch_workers_output = yes
decorate_workers_output = no
`;

/** Returns the command that saves each mail as a file in the site's mail folder, in place of sending it. */
function keepMail( paths ) {
	writeFileSync(
		join( paths.folder, 'keep-mail.sh' ),
		`#!/bin/sh\nexec cat > "${ paths.mail }/$(date +%Y%m%d-%H%M%S)-$$.eml"\n`,
		{ mode: 0o755 }
	);
}

/** Returns arguments for PHP's command line, with the settings of the site. */
export const phpArguments = ( paths ) =>
	asArguments( { ...phpSettings( paths ), max_execution_time: '0', display_errors: 'stderr' } );

/**
 * Starts PHP-FPM on a private socket.
 *
 * @param {Object}   programs
 * @param {Object}   paths
 * @param {string[]} [extraArguments]   Additional arguments, such as an extension.
 * @param {Object}   [env]    Additional environment variables, such as the path of extensions.
 */
export async function startPhp( programs, paths, extraArguments = [], env = {} ) {
	const config = join( paths.folder, 'php-fpm.conf' );
	const log = join( paths.logs, 'php-fpm.log' );
	const socket = `${ paths.sockets }/php.sock`;
	keepMail( paths );
	writeFileSync( config, fpmConfig( paths ) );
	const server = start(
		programs.fpm,
		[
			'--nodaemonize',
			'--fpm-config',
			config,
			...( isRoot() ? [ '-R' ] : [] ),
			...asArguments( phpSettings( paths ) ),
			...extraArguments,
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

import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../console/command-error.mjs';
import { isRoot } from '../../system/account.mjs';
import { start, until } from '../../system/processes.mjs';
import { find } from '../../system/programs.mjs';
import { hostFolder, isServing } from './host.mjs';

/** Folder of Debian's modules. */
const FOLDER = '/usr/lib/apache2/modules';

const MODULES =
	'mpm_event,authz_core,authz_host,access_compat,alias,autoindex,deflate,dir,env,filter,headers,mime,negotiation,' +
	'proxy,proxy_fcgi,rewrite,setenvif';

/** Account for Apache when started as root, since Apache does not serve requests as root. */
const ACCOUNT = 'User www-data\nGroup www-data';

/**
 * Returns Apache's configuration of a site, as on shared hosts: WordPress writes its own rules into .htaccess.
 *
 * @param {Object} paths Result of `sitePaths`.
 * @param {import('./nginx.mjs').Place} place
 */
const apacheConfig = ( paths, { port, path } ) => `
ServerRoot "${ paths.folder }"
ServerName 127.0.0.1
Listen 127.0.0.1:${ port }
PidFile "${ paths.sockets }/apache.pid"
ErrorLog "${ paths.logs }/apache.log"
${ MODULES.split( ',' )
	.map( ( name ) => `LoadModule ${ name }_module ${ FOLDER }/mod_${ name }.so` )
	.join( '\n' ) }
${ isRoot() ? ACCOUNT : '' }
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/json image/svg+xml
DocumentRoot "${ hostFolder( paths, path ) }"
DirectoryIndex index.html index.php
<Directory />
	Options FollowSymLinks
	AllowOverride None
	Require all denied
</Directory>
<Directory "${ paths.folder }">
	Options Indexes FollowSymLinks
	AllowOverride All
	Require all granted
</Directory>
<FilesMatch "^\\.ht">
	Require all denied
</FilesMatch>
<FilesMatch "\\.php$">
	<If "-f %{REQUEST_FILENAME}">
		SetHandler "proxy:unix:${ paths.sockets }/php.sock|fcgi://localhost"
	</If>
</FilesMatch>
`;

/**
 * Starts Apache on a loopback port; PHP-FPM must be running.
 *
 * @param {Object} paths Result of `sitePaths`.
 * @param {import('./nginx.mjs').Place} place
 * @throws {CommandError} If Apache is not installed.
 */
export async function startApache( paths, place ) {
	const program = find( 'apache2' );
	if ( ! program ) {
		throw new CommandError( 'This site needs the system package apache2.' );
	}
	const config = join( paths.folder, 'apache.conf' );
	const log = join( paths.logs, 'apache.log' );
	if ( isRoot() ) {
		// Apache's account needs access to the socket, which otherwise only root has.
		chmodSync( paths.sockets, 0o711 );
		chmodSync( `${ paths.sockets }/php.sock`, 0o666 );
	}
	writeFileSync( config, apacheConfig( paths, place ) );
	const server = start( program, [ '-f', config, '-D', 'FOREGROUND' ], { log } );
	await until( () => isServing( place ), { seconds: 20, of: server, what: 'Apache', log } );
	return server;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../../system/account.mjs';
import { start, until } from '../../system/processes.mjs';
import { hostFolder, isServing } from './host.mjs';

const TYPES = `
	text/html html htm; text/css css; text/plain txt; text/xml xml xsl; text/javascript js mjs;
	application/json json map; application/pdf pdf; application/zip zip; application/wasm wasm;
	image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/gif gif; image/webp webp;
	image/avif avif; image/x-icon ico; font/woff2 woff2; font/woff woff; font/ttf ttf;
	video/mp4 mp4; video/webm webm; audio/mpeg mp3;`;

const PARAMETERS = {
	QUERY_STRING: '$query_string',
	REQUEST_METHOD: '$request_method',
	CONTENT_TYPE: '$content_type',
	CONTENT_LENGTH: '$content_length',
	SCRIPT_FILENAME: '$document_root$fastcgi_script_name',
	SCRIPT_NAME: '$fastcgi_script_name',
	REQUEST_URI: '$request_uri',
	DOCUMENT_URI: '$document_uri',
	DOCUMENT_ROOT: '$document_root',
	SERVER_PROTOCOL: '$server_protocol',
	REQUEST_SCHEME: '$scheme',
	GATEWAY_INTERFACE: 'CGI/1.1',
	SERVER_SOFTWARE: 'nginx',
	REMOTE_ADDR: '$remote_addr',
	REMOTE_PORT: '$remote_port',
	SERVER_ADDR: '$server_addr',
	SERVER_PORT: '$server_port',
	SERVER_NAME: '127.0.0.1',
	REDIRECT_STATUS: '200',
	// Otherwise a visitor's Proxy header becomes PHP's proxy (httpoxy).
	HTTP_PROXY: '""',
};

/**
 * @typedef {Object} Place
 * @property {number}                      port
 * @property {string}                      path    Path of the site on its host; empty for the root.
 * @property {{http:string, server:string, php:string}} [added] Lines for `http`, for `server`, and for the location
 *                                                             that PHP handles.
 */

/**
 * Returns nginx' configuration of a site: WordPress with pretty permalinks, versioned files cached for a year.
 *
 * @param {Object}  paths Result of `sitePaths`.
 * @param {Place}  place
 * @param {string} root  Document root of the host.
 */
const nginxConfig = ( paths, { port, path, added }, root ) => `
${ isRoot() ? 'user root;' : '' }
daemon off;
worker_processes 2;
pid "${ paths.sockets }/nginx.pid";
error_log "${ paths.logs }/nginx.log" warn;
events { worker_connections 512; }
http {
	types {${ TYPES } }
	default_type application/octet-stream;
	charset utf-8;
	charset_types text/css text/plain text/xml text/javascript application/json;
	access_log "${ paths.logs }/access.log";
	sendfile on;
	tcp_nopush on;
	keepalive_timeout 65;
	server_tokens off;
	gzip on;
	gzip_vary on;
	gzip_min_length 512;
	gzip_types text/css text/plain text/xml text/javascript application/json image/svg+xml;
	client_max_body_size 80m;
	client_body_buffer_size 1m;
${ [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
	.map( ( name ) => `	${ name }_temp_path "${ paths.folder }/temp/${ name }";` )
	.join( '\n' ) }
${ added?.http ?? '' }
	map $arg_ver $cache { default "public, max-age=31536000"; "" "no-cache"; }
	server {
		listen 127.0.0.1:${ port };
		root "${ root }";
		index index.php;
${ added?.server ?? '' }
		location / { try_files $uri $uri/ ${ path }/index.php$is_args$args; }
		location ~ /\\.(?!well-known/) { return 404; }
		location ~* ^${ path }/wp-content/(uploads/.*\\.php|debug\\.log) { return 404; }
		location ~* \\.(css|js|mjs|map|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm|mp3|pdf)$ {
			try_files $uri ${ path }/index.php$is_args$args;
			add_header Cache-Control $cache;
		}
		location ~ \\.php$ {
			try_files $uri =404;
${ Object.entries( PARAMETERS )
	.map( ( [ name, value ] ) => `			fastcgi_param ${ name } ${ value };` )
	.join( '\n' ) }
			fastcgi_buffers 32 32k;
			fastcgi_buffer_size 64k;
			fastcgi_read_timeout 120s;
			fastcgi_pass "unix:${ paths.sockets }/php.sock";
${ added?.php ?? '' }
		}
	}
}
`;

/**
 * Starts nginx on a loopback port.
 *
 * @param {Object} programs
 * @param {Object} paths    Of `sitePaths`.
 * @param {Place}  place
 */
export async function startNginx( programs, paths, place ) {
	const config = join( paths.folder, 'nginx.conf' );
	const log = join( paths.logs, 'nginx.log' );
	mkdirSync( join( paths.folder, 'temp' ), { recursive: true } );
	writeFileSync( config, nginxConfig( paths, place, hostFolder( paths, place.path ) ) );
	const server = start( programs.nginx, [ '-p', `${ paths.folder }/`, '-c', config, '-e', log ], {
		log,
	} );
	await until( () => isServing( place ), { seconds: 20, of: server, what: 'nginx', log } );
	return server;
}

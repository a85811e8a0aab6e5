import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SCRIPTS = resolve( __dirname, '../../../scripts' );

const script = ( file: string ) => import( pathToFileURL( join( SCRIPTS, file ) ).href );

/** Cache in front of the site, shared by all visitors. */
export interface PageCache {
	/** URL with a trailing slash, like ATOLL_URL. */
	url: string;
	stop(): Promise< void >;
}

/**
 * As greedy as a careless host makes it: it keeps whatever may be stored, also what brings a cookie or was asked for
 * with one, and says in X-Cache what it did.
 */
const config = ( folder: string, port: number, site: URL ) => `
daemon off;
worker_processes 1;
pid "${ folder }/nginx.pid";
error_log "${ folder }/error.log";
events { worker_connections 256; }
http {
	access_log off;
${ [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
	.map( ( name ) => `	${ name }_temp_path "${ folder }/${ name }";` )
	.join( '\n' ) }
	proxy_cache_path "${ folder }/cache" keys_zone=pages:1m;
	server {
		listen 127.0.0.1:${ port };
		location / {
			proxy_pass ${ site.origin };
			proxy_set_header Host ${ site.host };
			proxy_buffers 16 64k;
			proxy_buffer_size 64k;
			proxy_cache pages;
			proxy_cache_key $request_uri;
			proxy_cache_valid 200 301 302 404 1h;
			proxy_ignore_headers Set-Cookie Vary;
			add_header X-Cache $upstream_cache_status always;
		}
	}
}
`;

/** Starts a page cache on loopback. */
export async function startPageCache(): Promise< PageCache > {
	const { freePort } = await script( 'system/ports.mjs' );
	const { start, until } = await script( 'system/processes.mjs' );
	const { needPrograms } = await script( 'stack/native/programs.mjs' );
	const folder = await mkdtemp( join( tmpdir(), 'atoll-cache-' ) );
	const port: number = await freePort();
	const log = join( folder, 'nginx.log' );
	const file = join( folder, 'nginx.conf' );
	await mkdir( join( folder, 'cache' ), { mode: 0o777 } );
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	await writeFile( file, user + config( folder, port, new URL( process.env.ATOLL_URL! ) ) );
	const { nginx } = await needPrograms();
	const server = start( nginx, [ '-p', `${ folder }/`, '-c', file, '-e', log ], { log } );
	const url = `http://127.0.0.1:${ port }/`;
	const answers = () =>
		fetch( `${ url }wp-includes/images/blank.gif` ).then(
			( { ok } ) => ok,
			() => false
		);
	await until( answers, { seconds: 20, of: server, what: 'nginx', log } );
	return {
		url,
		stop: async () => {
			await server.stop();
			await rm( folder, { recursive: true } );
		},
	};
}

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA } from '../../system/folders.mjs';

/** Maximum length of a socket's folder: kernels allow 104 bytes for its path; the longest name is `/db.sock`. */
const LONGEST = 90;

const socketsFor = ( folder ) => {
	const inFolder = join( folder, 'run' );
	const short = createHash( 'sha256' ).update( folder ).digest( 'hex' ).slice( 0, 12 );
	return Buffer.byteLength( inFolder ) <= LONGEST
		? inFolder
		: join( tmpdir(), `atoll-${ process.getuid?.() ?? 0 }-${ short }` );
};

/**
 * Returns the folders of a site on the native stack.
 *
 * @param {string} name
 * @return {{folder:string, wordpress:string, logs:string, mail:string, sockets:string}}
 */
export function sitePaths( name ) {
	const folder = join( DATA, 'native', name );
	const paths = {
		folder,
		wordpress: join( folder, 'wordpress' ),
		logs: join( folder, 'logs' ),
		mail: join( folder, 'mail' ),
		sockets: socketsFor( folder ),
	};
	[ paths.logs, paths.mail ].forEach( ( path ) => mkdirSync( path, { recursive: true } ) );
	mkdirSync( paths.sockets, { recursive: true, mode: 0o700 } );
	return paths;
}

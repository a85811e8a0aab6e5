import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { zip } from './zip.mjs';

/**
 * Packs what is built.
 *
 * @param {string} folder Below the repository's.
 * @return {{path:string, files:number, bytes:number}} `path` likewise.
 */
export function pack( folder ) {
	const { version } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );
	const files = contents();
	const archive = zip( files );
	const path = `${ folder }/atoll-${ version }.zip`;
	mkdirSync( join( ROOT, folder ), { recursive: true } );
	writeFileSync( join( ROOT, path ), archive );
	return { path, files: files.length, bytes: archive.length };
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const ROOT = resolve( __dirname, '../../..' );

const list = (): string[] =>
	execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard' ], {
		cwd: ROOT,
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
	} )
		.split( '\n' )
		.filter( ( path ) => path !== '' && existsSync( resolve( ROOT, path ) ) );

let listed: string[] | undefined;

/** Returns all files that git tracks or would add, relative to the repository; git runs only once. */
export const files = (): string[] => ( listed ??= list() );

export const read = ( path: string ): string => readFileSync( resolve( ROOT, path ), 'utf8' );

/** Returns all entries of the tree, folders with a trailing slash: "src/", "src/ui/", "src/ui/index.ts". */
export function entries( paths: string[] ): Set< string > {
	const found = new Set< string >();

	for ( const path of paths ) {
		const parts = path.split( '/' );
		parts.forEach( ( _, depth ) => {
			const last = depth === parts.length - 1;
			found.add( parts.slice( 0, depth + 1 ).join( '/' ) + ( last ? '' : '/' ) );
		} );
	}
	return found;
}

/** Returns the folder of an entry: "src/" for "src/ui/", "" at the top. */
export const parent = ( entry: string ): string => entry.replace( /[^/]+\/?$/, '' );

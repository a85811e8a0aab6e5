import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/system/folders.mjs';

/** Returns the code blocks in one section of docs/operating.md, which are tested exactly as printed. */
export function printed( heading, language ) {
	const text = readFileSync( join( ROOT, 'docs/operating.md' ), 'utf8' );
	const part = text.split( /^## /m ).find( ( one ) => one.startsWith( `${ heading }\n` ) );
	return [ ...part.matchAll( /^```(\w+)\n(.*?)^```$/gms ) ]
		.filter( ( [ , named ] ) => named === language )
		.map( ( [ , , code ] ) => code );
}

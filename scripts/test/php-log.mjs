/**
 * npm run test:php-log: fails if PHP logged a message while the tests inside WordPress and in the browser ran, since a
 * notice that no test checks is still a fault.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../system/folders.mjs';
import { isComplaint } from './complaints.mjs';

/** Sites of the tests inside WordPress, which run on several at once (wordpress.mjs). */
const sites = readdirSync( join( DATA, 'native' ) ).filter( ( name ) =>
	/^(test(-\d+)?|e2e)$/.test( name )
);

const complaints = sites.flatMap( ( site ) =>
	[ 'wordpress.log', 'php.log' ]
		.map( ( name ) => join( DATA, 'native', site, 'logs', name ) )
		.filter( existsSync )
		.flatMap( ( file ) => readFileSync( file, 'utf8' ).split( '\n' ) )
		.filter( isComplaint )
		.map( ( line ) => `${ site }: ${ line }` )
);

process.stdout.write( complaints.map( ( line ) => `${ line }\n` ).join( '' ) );
process.exitCode = complaints.length > 0 ? 1 : 0;

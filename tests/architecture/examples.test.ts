/**
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );
const PLUGIN = join( ROOT, 'tests/fixtures/plugins/acme-fields' );
const page = readFileSync( join( ROOT, 'docs/kind-of-field-from-a-plugin.md' ), 'utf8' );

/** Files that the page shows, with the shown code. */
const shown = [ ...page.matchAll( /^`([^`\n]+)`:\n\n```\w+\n([\s\S]*?)\n```$/gm ) ].map(
	( [ , file = '', text = '' ] ) => [ file, text ] as const
);

it.each( shown )( 'docs/kind-of-field-from-a-plugin.md shows %s as it is', ( file, text ) => {
	expect( text ).toBe( readFileSync( join( PLUGIN, file ), 'utf8' ).trimEnd() );
} );

it( 'shows the whole plugin, but for the cases of its simpler kind', () => {
	const files = readdirSync( PLUGIN, { recursive: true, encoding: 'utf8' } ).filter( ( file ) =>
		/\.\w+$/.test( file )
	);
	const left = files.filter( ( file ) => ! shown.some( ( [ name ] ) => name === file ) );
	expect( left ).toEqual( [ 'fields/abn-lookup/cases.json' ] );
} );

it( 'names files that are there', () => {
	const named = [ ...page.matchAll( /`(tests\/[\w./-]+)`/g ) ].map( ( [ , path = '' ] ) => path );
	expect( named.filter( ( path ) => ! existsSync( join( ROOT, path ) ) ) ).toEqual( [] );
} );

/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import { join, resolve } from 'path';

const ROOT = resolve( __dirname, '../..' );
const read = ( path: string ) => readFileSync( join( ROOT, path ), 'utf8' );

const filesIn = ( folder: string ): string[] =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( path ) => /\.tsx?$/.test( path ) && ! /\.test\./.test( path ) )
		.map( ( path ) => join( folder, path ) );

const texts = Object.keys( JSON.parse( read( 'contract/texts/form.json' ) ) );

/** Regular expressions of PublicTexts.php, by their names there. */
const patterns = [
	...read( 'php/Engine/Definition/PublicTexts.php' ).matchAll( /(\w+)'?\s*=>?\s*'([^']+)'[,;]/g ),
].map( ( [ , name = '', pattern ] ) => [ name, new RegExp( `^(${ pattern })$` ) ] as const );

/** Texts printed by PHP whose names are also used for buttons, events and list rows. */
const HOMONYMS = [ 'submit', 'next', 'back', 'row' ];

/** Returns the names of texts in code: `texts.sent`, or a quoted name of a text. */
const saidIn = ( folder: string ) => [
	...new Set(
		filesIn( folder )
			.filter(
				( path ) => folder.includes( 'parts' ) || ! /(parts|list-rows)\//.test( path )
			)
			.flatMap( ( path ) => [ ...read( path ).matchAll( /texts\.(\w+)|'(\w+)'/g ) ] )
			.map(
				( [ , name, quoted = '' ] ) => name ?? ( HOMONYMS.includes( quoted ) ? '' : quoted )
			)
			.filter( ( name ) => texts.includes( name ) )
	),
];

const parts = readdirSync( join( ROOT, 'src/islands/form/parts' ) ).filter(
	( name ) => ! name.includes( '.' ) && saidIn( `src/islands/form/parts/${ name }` ).length > 0
);

it.each( parts )( 'the page has what the part %s says', ( part ) => {
	const own = patterns.filter( ( [ name ] ) => name === part || /^[A-Z]/.test( name ) );
	const missing = saidIn( `src/islands/form/parts/${ part }` ).filter(
		( said ) => ! own.some( ( [ , pattern ] ) => pattern.test( said ) )
	);
	expect( missing ).toEqual( [] );
} );

it( 'the page has what the form island says itself', () => {
	const own = patterns.filter( ( [ name ] ) => /^[A-Z]/.test( name ) );
	const said = saidIn( 'src/islands/form' );
	expect( said.length ).toBeGreaterThan( 10 );
	expect( said.filter( ( name ) => ! own.some( ( [ , one ] ) => one.test( name ) ) ) ).toEqual(
		[]
	);
} );

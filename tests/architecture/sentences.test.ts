/** @jest-environment node */
import { files, read } from './support/tree';

/** Returns translated sentences; labels may be alike by chance. */
const sentencesIn = ( path: string ): string[] =>
	[ ...read( path ).matchAll( /\b(?:__|_x)\(\s*'((?:[^'\\]|\\.)*[.?!])'/g ) ].map(
		( [ , text = '' ] ) => text.replace( /\\'/g, "'" )
	);

const said = ( pattern: RegExp, sentences: ( path: string ) => string[] ): Set< string > =>
	new Set(
		files()
			.filter( ( path ) => pattern.test( path ) )
			.flatMap( sentences )
	);

it( 'has each sentence in one language, which hands it to the other', () => {
	const inScripts = said( /^(src|blocks)\/(?!.*\.test\.).*\.tsx?$/, sentencesIn );
	const elsewhere = new Set( [
		...said( /^php\/.*\.php$/, sentencesIn ),
		...said( /^contract\/texts\/.*\.json$/, ( path ) =>
			Object.values( JSON.parse( read( path ) ) )
		),
	] );
	expect( inScripts.size ).toBeGreaterThan( 100 );
	expect( [ ...inScripts ].filter( ( sentence ) => elsewhere.has( sentence ) ) ).toEqual( [] );
} );

it.each( [ 'calculators', 'compiler', 'form', 'problems' ] )(
	'names each of contract/texts/%s.json in code',
	( name ) => {
		const code = files()
			.filter( ( path ) => /^(?:php|src)\/(?!.*\.test\.).*\.(?:php|tsx?)$/.test( path ) )
			.map( read )
			.join( '\n' );
		const words = new Set( code.match( /\w+/g ) );
		// The variant with a phone number is found by its suffix.
		const unsaid = Object.keys( JSON.parse( read( `contract/texts/${ name }.json` ) ) ).filter(
			( key ) => ! words.has( key.replace( /WithPhone$/, '' ) )
		);
		expect( unsaid ).toEqual( [] );
	}
);

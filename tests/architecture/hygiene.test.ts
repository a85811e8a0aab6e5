/** @jest-environment node */
import { files, read } from './support/tree';

const TEXT = /\.(php|tsx?|mjs|cjs|js|json|css|md|txt|html|ya?ml|neon|dist|stub|svg)$|^\.[a-z-]+$/;
const texts = files()
	.filter( ( path ) => TEXT.test( path ) && path !== 'tests/architecture/hygiene.test.ts' )
	.map( ( path ) => ( { path, text: read( path ) } ) );

/** Returns the matching lines, as "path:line text". */
const lines = ( pattern: RegExp, among = texts ) =>
	among.flatMap( ( { path, text } ) =>
		text
			.split( '\n' )
			.map( ( line, index ) => ( { line, at: `${ path }:${ index + 1 }` } ) )
			.filter( ( { line } ) => pattern.test( line ) )
			.map( ( { line, at } ) => `${ at } ${ line.trim().slice( 0, 120 ) }` )
	);

describe( 'the tree', () => {
	it( 'leaves no work undone in comments', () => {
		expect( lines( /\b(TODO|FIXME|XXX|HACK)\b/ ) ).toEqual( [] );
	} );

	it( 'knows no machine but the one it runs on', () => {
		expect( lines( /(^|[\s'"`(=:])\/(home|root|Users|work|mnt|srv)\/[\w.-]/ ) ).toEqual( [] );
	} );

	it( 'takes packages from whatever registry the machine is set up with', () => {
		expect( lines( /registry\.[a-z0-9.-]+|npm config set registry/ ) ).toEqual( [] );
		expect( read( 'package-lock.json' ) ).not.toMatch( /"resolved": "https?:/ );
		expect( files().filter( ( path ) => /(^|\/)\.npmrc$|auth\.json$/.test( path ) ) ).toEqual(
			[]
		);
	} );

	it( 'locks the packages of other systems too, without which npm ci refuses to begin', () => {
		const packages: Record< string, { optionalDependencies?: Record< string, string > } > =
			JSON.parse( read( 'package-lock.json' ) ).packages;
		const optional = Object.values( packages ).flatMap( ( { optionalDependencies = {} } ) =>
			Object.keys( optionalDependencies )
		);
		const locked = Object.keys( packages ).map( ( path ) =>
			path.split( 'node_modules/' ).pop()
		);

		expect( optional.filter( ( name ) => ! locked.includes( name ) ) ).toEqual( [] );
	} );

	it( 'pins every package to one version', () => {
		const { dependencies, devDependencies, overrides } = JSON.parse( read( 'package.json' ) );
		const exact = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
		const isPinned = ( [ name, version ]: [ string, string ] ) =>
			exact.test( version ) || version === `$${ name }`;
		const loose = [ dependencies, devDependencies, overrides ]
			.flatMap( ( asked ) => Object.entries< string >( asked ) )
			.filter( ( asked ) => ! isPinned( asked ) );
		expect( loose ).toEqual( [] );
	} );

	it( 'holds nothing that is generated', () => {
		const generated = /^(plugin\/build|src\/contract|vendor|node_modules|\.atoll|dist)\//;
		expect( files().filter( ( path ) => generated.test( path ) ) ).toEqual( [] );
	} );

	it( 'keeps lines free of white space at their ends, and ends each file with a new line', () => {
		const code = texts.filter( ( { path } ) => ! /\.(md|svg)$|package-lock/.test( path ) );
		expect( lines( /[ \t]+$/, code ) ).toEqual( [] );
		expect(
			code
				.filter( ( { text } ) => text !== '' && ! text.endsWith( '\n' ) )
				.map( ( { path } ) => path )
		).toEqual( [] );
	} );
} );

/** @jest-environment node */
import { files, read } from './support/tree';

const ISLANDS = 'src/islands/';

const code = files().filter(
	( path ) => path.startsWith( ISLANDS ) && /\.tsx?$/.test( path ) && ! /\.test\./.test( path )
);

const names = [
	...new Set(
		code
			.map( ( path ) => path.slice( ISLANDS.length ).split( '/' ) )
			.filter( ( parts ) => parts.length > 1 )
			.map( ( [ name ] ) => name! )
	),
].sort();

/** Islands that PHP may print, from the list of their triggers. */
const inPhp = [
	...read( 'php/Platform/Islands/IslandRegistry.php' ).matchAll( /^\t\t'([\w-]+)'\s+=>/gm ),
].map( ( [ , name ] ) => name );

it( 'registers no island without React', () => {
	const known = code.filter( ( path ) => read( path ).includes( 'atollIslands' ) );
	// The loader starts islands that are added later or not started yet.
	expect( known ).toEqual( [ `${ ISLANDS }mount.tsx`, `${ ISLANDS }start-island.ts` ] );
	expect( read( `${ ISLANDS }mount.tsx` ) ).toContain( 'createRoot' );
} );

it.each( names )(
	'makes %s of one component that is mounted by that name, and nothing else',
	( name ) => {
		expect( read( `${ ISLANDS }${ name }/index.tsx` ) ).toMatch(
			new RegExp(
				`^import { mount } from '../mount';\\nimport { (\\w+) } from './[\\w-]+';\\n\\nmount\\( '${ name }', \\1 \\);\\n$`
			)
		);
	}
);

it( 'has a folder for each island that the server may print', () => {
	expect( inPhp ).toEqual( names );
} );

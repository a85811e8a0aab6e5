/** @jest-environment node */
import { files, read } from './support/tree';

const FOLDER = 'contract/rest/';
const ENDING = '.examples.json';

const tests = files()
	.filter( ( path ) => /(?:Test\.php|\.test\.tsx?)$/.test( path ) )
	.map( read )
	.join( '\n' );

/** Whether a test uses an example: PHP by its name or in a list with its path, TypeScript by an import. */
const isPlayed = ( name: string ) =>
	[ `examples( '${ name }' )`, `array( '${ name }', '/`, `/${ name }${ ENDING }'` ].some(
		( words ) => tests.includes( words )
	);

const names = files()
	.filter( ( path ) => path.startsWith( FOLDER ) && path.endsWith( ENDING ) )
	.map( ( path ) => path.slice( FOLDER.length, -ENDING.length ) );

it( 'has a test play each answer that contract/rest records', () => {
	expect( names ).not.toEqual( [] );
	expect( names.filter( ( name ) => ! isPlayed( name ) ) ).toEqual( [] );
} );

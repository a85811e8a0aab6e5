/** @jest-environment node */
import { files, read } from './support/tree';

/** Returns the names of the direct subfolders with an index file. */
const foldersOf = ( folder: string ) =>
	files().flatMap( ( path ) => {
		const [ name, index, ...deeper ] = path.startsWith( folder )
			? path.slice( folder.length ).split( '/' )
			: [];
		return deeper.length === 0 && index?.startsWith( 'index.ts' ) ? [ name! ] : [];
	} );

const limited: string[] = JSON.parse( read( '.size-limit.json' ) ).flatMap(
	( { path }: { path: string | string[] } ) => path
);

it.each( [
	[ 'src/islands/', 'islands/' ],
	[ 'src/islands/form/parts/', 'islands/form.' ],
	[ 'src/enhancements/', 'enhancements/' ],
] )( 'has a limit in .size-limit.json for each script of %s', ( folder, built ) => {
	const scripts = foldersOf( folder ).map( ( name ) => `plugin/build/${ built }${ name }.js` );

	expect( scripts ).not.toEqual( [] );
	expect( scripts.filter( ( script ) => ! limited.includes( script ) ) ).toEqual( [] );
} );

it( 'has a line in Enhancements.php for each folder of src/enhancements, and no other', () => {
	const listed = [
		...read( 'php/Platform/Enhancements/Enhancements.php' ).matchAll(
			/^\t\t'([\w-]+)' => (?:true|false),$/gm
		),
	].map( ( [ , name ] ) => name );

	expect( listed.sort() ).toEqual( foldersOf( 'src/enhancements/' ).sort() );
} );

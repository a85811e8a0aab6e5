/** @jest-environment node */
import { isAt, listed } from './support/listed';
import { entries, files, parent } from './support/tree';

/** docs/tree.md must match the tree. A folder listed with children must list all of them. */
describe( 'docs/tree.md', () => {
	const lines = listed();
	const tree = [ ...entries( files() ) ];

	it( 'says of each line what it is for', () => {
		expect( lines.filter( ( { says } ) => says === '' ) ).toEqual( [] );
	} );

	it( 'lists nothing that is not there', () => {
		const gone = lines.filter( ( line ) => ! tree.some( ( entry ) => isAt( line, entry ) ) );
		expect( gone.map( ( { path } ) => path ) ).toEqual( [] );
	} );

	it( 'lists everything at the top', () => {
		expect( unlisted( ( entry ) => parent( entry ) === '' ) ).toEqual( [] );
	} );

	it( 'lists every folder beside those it lists', () => {
		const opened = lines
			.filter( ( { path } ) => path.includes( '/' ) )
			.map( ( { path } ) => parent( path ) );
		const isOpen = ( entry: string ) =>
			opened.some( ( path ) => path !== '' && isAt( { path }, parent( entry ) ) );

		expect( unlisted( ( entry ) => entry.endsWith( '/' ) && isOpen( entry ) ) ).toEqual( [] );
	} );

	const unlisted = ( asked: ( entry: string ) => boolean ) =>
		tree.filter( asked ).filter( ( entry ) => ! lines.some( ( line ) => isAt( line, entry ) ) );
} );

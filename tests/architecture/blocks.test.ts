/** @jest-environment node */
import { files, read } from './support/tree';

interface Block {
	name: string;
	parent?: string[];
	attributes?: Record< string, { type?: string; source?: string } >;
	supports: { inserter?: boolean; anchor?: boolean };
	example?: object;
}

/** Blocks without an example: kinds of questions have their own, and the others are empty until they are set up. */
const NOTHING_TO_SHOW = [ 'atoll/field', 'atoll/form', 'atoll/image', 'atoll/reviews' ];

const paths = files().filter( ( path ) => /^blocks\/[^/]+\/block\.json$/.test( path ) );

const blocksIn = ( chosen: string[] ) =>
	chosen.map( ( path ) => JSON.parse( read( path ) ) as Block );

it( 'show in the inserter what they look like', () => {
	const without = blocksIn( paths )
		.filter( ( { parent, supports } ) => ! parent && supports.inserter !== false )
		.filter( ( { example } ) => ! example )
		.map( ( { name } ) => name );
	expect( without ).toEqual( NOTHING_TO_SHOW );
} );

it( 'keep their anchor where they save no HTML that WordPress before 7.0 could read it from', () => {
	const saved = new Set( files().filter( ( path ) => path.endsWith( '/save.tsx' ) ) );
	const lost = blocksIn(
		paths.filter( ( path ) => ! saved.has( path.replace( 'block.json', 'save.tsx' ) ) )
	).filter(
		( { supports, attributes } ) => supports.anchor && attributes?.anchor?.type !== 'string'
	);
	expect( lost.map( ( { name } ) => name ) ).toEqual( [] );
} );

/** @jest-environment node */
import { files, read } from './support/tree';

interface Block {
	name: string;
	parent?: string[];
	supports: { inserter?: boolean };
	example?: object;
}

/** A question, of which each kind has its own, and what shows nothing before somebody has chosen a form or a picture, or switched it on. */
const NOTHING_TO_SHOW = [ 'atoll/field', 'atoll/form', 'atoll/image', 'atoll/reviews' ];

const blocks = files()
	.filter( ( path ) => /^blocks\/[^/]+\/block\.json$/.test( path ) )
	.map( ( path ) => JSON.parse( read( path ) ) as Block )
	.filter( ( { parent, supports } ) => ! parent && supports.inserter !== false );

it( 'show in the inserter what they look like', () => {
	const without = blocks.filter( ( { example } ) => ! example ).map( ( { name } ) => name );
	expect( without ).toEqual( NOTHING_TO_SHOW );
} );

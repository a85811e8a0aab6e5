/** @jest-environment node */
import { files, read } from './support/tree';

const FOLDER = 'contract/calculators/';

const kinds = files()
	.filter( ( path ) => path.startsWith( FOLDER ) )
	.map( ( path ) => path.slice( FOLDER.length, -'.json'.length ) )
	.sort();

it( 'the calculator block offers each calculator of the contract, and no other', () => {
	const { attributes } = JSON.parse( read( 'blocks/calculator/block.json' ) );
	expect( [ ...attributes.kind.enum ].sort() ).toEqual( kinds );
} );

/** @jest-environment node */
import { files, read } from './support/tree';

const FOLDER = 'contract/calculators/';

const kinds = files()
	.filter( ( path ) => path.startsWith( FOLDER ) )
	.map( ( path ) => path.slice( FOLDER.length, -'.json'.length ) )
	.sort();

describe( 'the calculator block offers each calculator of the contract, and no other', () => {
	it( 'in block.json', () => {
		const { attributes } = JSON.parse( read( 'blocks/calculator/block.json' ) );
		expect( [ ...attributes.kind.enum ].sort() ).toEqual( kinds );
	} );

	it( 'in definitions.ts', () => {
		const imported = read( 'blocks/calculator/definitions.ts' ).matchAll(
			/'\.\.\/\.\.\/contract\/calculators\/([\w-]+)\.json'/g
		);
		expect( [ ...imported ].map( ( [ , kind ] ) => kind ).sort() ).toEqual( kinds );
	} );
} );

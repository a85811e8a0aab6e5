/** @jest-environment node */
import { blockOfProblem } from './block-of-problem';

const block = ( clientId: string, name: string, id?: number ) => ( {
	clientId,
	name,
	attributes: { id },
	innerBlocks: [],
} );

const BLOCKS = [
	block( 'amount', 'atoll/field', 3 ),
	block( 'second', 'atoll/page-break' ),
	block( 'name', 'atoll/field', 1 ),
	block( 'third', 'atoll/page-break' ),
];

const blockIdFor = ( field: number | null, setting: string ) =>
	blockOfProblem( { field, setting }, BLOCKS )?.clientId;

it( 'leads to a question by its id', () => {
	expect( blockIdFor( 1, 'choices' ) ).toBe( 'name' );
} );

it( 'leads to a page by the break that begins it, and to the form for the first', () => {
	expect( blockIdFor( null, 'pageList.2.next' ) ).toBe( 'third' );
	expect( blockIdFor( null, 'pageList.0' ) ).toBeUndefined();
} );

it( 'leads to the form for what is its own', () => {
	expect( blockIdFor( null, 'notifications.a1' ) ).toBeUndefined();
} );

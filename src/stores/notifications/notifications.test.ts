import { createRegistry } from '@wordpress/data';
import { notifications } from '.';

const makeStore = () => {
	const data = createRegistry();
	data.register( notifications );
	return [ data.dispatch( notifications ), data.select( notifications ) ] as const;
};

it( 'knows which show, in the order in which they came', () => {
	const [ tell, ask ] = makeStore();
	tell.shown( 2 );
	tell.shown( 1 );
	expect( ask.getShown() ).toEqual( [ 2, 1 ] );
} );

it( 'knows which were closed, and shows none of them again', () => {
	const [ tell, ask ] = makeStore();
	tell.shown( 1 );
	tell.shown( 2 );
	tell.closed( [ 2, 3 ] );
	tell.shown( 3 );
	expect( ask.getShown() ).toEqual( [ 1 ] );
	expect( [ 1, 2, 3 ].map( ( id ) => ask.isClosed( id ) ) ).toEqual( [ false, true, true ] );
} );

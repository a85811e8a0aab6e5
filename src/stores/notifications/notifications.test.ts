import { createRegistry } from '@wordpress/data';
import { notifications } from '.';

const makeStore = () => {
	const data = createRegistry();
	data.register( notifications );
	return [ data.dispatch( notifications ), data.select( notifications ) ] as const;
};

it( 'knows which show, in the order in which they came', () => {
	const [ actions, selectors ] = makeStore();
	actions.shown( 2 );
	actions.shown( 1 );
	expect( selectors.getShown() ).toEqual( [ 2, 1 ] );
} );

it( 'knows which were closed, and shows none of them again', () => {
	const [ actions, selectors ] = makeStore();
	actions.shown( 1 );
	actions.shown( 2 );
	actions.closed( [ 2, 3 ] );
	actions.shown( 3 );
	expect( selectors.getShown() ).toEqual( [ 1 ] );
	expect( [ 1, 2, 3 ].map( ( id ) => selectors.isClosed( id ) ) ).toEqual( [
		false,
		true,
		true,
	] );
} );

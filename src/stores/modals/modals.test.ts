import { dispatch, select } from '@wordpress/data';
import { modals } from '.';

const show = ( id: string, onClick = jest.fn() ) => {
	dispatch( modals ).shown( { id, onClick } );
	return onClick;
};

afterEach( () => [ 'form', 'save' ].forEach( ( id ) => dispatch( modals ).hidden( id ) ) );

it( 'runs the callback of the modal that was shown last, and of no other', () => {
	const form = show( 'form' );
	const save = show( 'save' );
	dispatch( modals ).backdropClicked();
	expect( save ).toHaveBeenCalledTimes( 1 );
	expect( form ).not.toHaveBeenCalled();
} );

it( 'makes the one below active again when the top one goes', () => {
	const form = show( 'form' );
	show( 'save' );
	dispatch( modals ).hidden( 'save' );
	expect( select( modals ).getActive()?.id ).toBe( 'form' );
	dispatch( modals ).backdropClicked();
	expect( form ).toHaveBeenCalledTimes( 1 );
} );

it( 'brings one that shows already to the top, once', () => {
	show( 'form' );
	show( 'save' );
	show( 'form' );
	expect( select( modals ).getActive()?.id ).toBe( 'form' );
	dispatch( modals ).hidden( 'form' );
	expect( select( modals ).getActive()?.id ).toBe( 'save' );
	dispatch( modals ).hidden( 'save' );
	expect( select( modals ).getActive() ).toBeUndefined();
} );

it( 'does nothing while no modal shows', () => {
	expect( select( modals ).getActive() ).toBeUndefined();
	expect( () => dispatch( modals ).backdropClicked() ).not.toThrow();
} );

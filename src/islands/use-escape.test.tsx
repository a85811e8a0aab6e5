import { act, fireEvent, render } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { useEscape } from './use-escape';

const Answering = ( { answer, id }: { answer: () => void; id?: string } ) => {
	useEscape( answer, id );
	return null;
};

const escape = () => fireEvent.keyDown( document.body, { key: 'Escape' } );

afterEach( () => act( () => void dispatch( modals ).hidden( 'dialog' ) ) );

it( 'is answered by the page while no modal shows, and by the top one while one does', () => {
	const [ page, dialog ] = [ jest.fn(), jest.fn() ];
	render( <Answering answer={ page } /> );
	render( <Answering answer={ dialog } id="dialog" /> );
	escape();
	expect( [ page, dialog ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [ 1, 0 ] );
	act( () => void dispatch( modals ).shown( { id: 'dialog', onClick: () => {} } ) );
	escape();
	expect( [ page, dialog ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [ 1, 1 ] );
} );

it( 'is nobody’s once the component has gone, and no other key is', () => {
	const answer = jest.fn();
	const { unmount } = render( <Answering answer={ answer } /> );
	fireEvent.keyDown( document.body, { key: 'Enter' } );
	unmount();
	escape();
	expect( answer ).not.toHaveBeenCalled();
} );

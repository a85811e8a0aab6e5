import { fireEvent, render, screen } from '@testing-library/react';
import type { EntryRow } from '../../../api/admin/entries';
import { NotSpam } from './not-spam';

const items = [ { id: 7 } as EntryRow, { id: 8 } as EntryRow ];

const renderDialog = () => {
	const move = jest.fn( async () => {} );
	const closeModal = jest.fn();
	render( <NotSpam items={ items } move={ move } closeModal={ closeModal } /> );
	return { move, closeModal };
};

it( 'sends the mail that was held back, unless that is unticked', () => {
	const { move, closeModal } = renderDialog();
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	expect( move ).toHaveBeenLastCalledWith( items, 'active', true );
	fireEvent.click(
		screen.getByRole( 'checkbox', { name: 'Send the emails that were held back' } )
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	expect( move ).toHaveBeenLastCalledWith( items, 'active', false );
	expect( closeModal ).toHaveBeenCalledTimes( 2 );
} );

it( 'moves nothing when it is cancelled', () => {
	const { move, closeModal } = renderDialog();
	fireEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( move ).not.toHaveBeenCalled();
	expect( closeModal ).toHaveBeenCalled();
} );

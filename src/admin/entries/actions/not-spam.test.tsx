import { fireEvent, render, screen } from '@testing-library/react';
import type { EntryRow } from '../../../api/admin/entries';
import { NotSpam } from './not-spam';

const row = ( id: number, mayHoldMail: boolean ) => ( { id, mayHoldMail } ) as EntryRow;
const items = [ row( 7, true ), row( 8, false ) ];

const renderDialog = ( chosen: EntryRow[] ) => {
	const move = jest.fn( async () => {} );
	const closeModal = jest.fn();
	render( <NotSpam items={ chosen } move={ move } closeModal={ closeModal } /> );
	return { move, closeModal };
};

it( 'sends the mail that was held back, unless that is unticked', () => {
	const { move, closeModal } = renderDialog( items );
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	expect( move ).toHaveBeenLastCalledWith( items, 'active', true );
	fireEvent.click(
		screen.getByRole( 'checkbox', { name: 'Send the emails that were held back' } )
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	expect( move ).toHaveBeenLastCalledWith( items, 'active', false );
	expect( closeModal ).toHaveBeenCalledTimes( 2 );
} );

it( 'sends and offers none of entries that only staff took for spam', () => {
	const marked = [ row( 8, false ) ];
	const { move } = renderDialog( marked );
	expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	expect( screen.getByText( 'No emails are held back.' ) ).toBeInTheDocument();
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	expect( move ).toHaveBeenLastCalledWith( marked, 'active', false );
} );

it( 'moves nothing when it is cancelled', () => {
	const { move, closeModal } = renderDialog( items );
	fireEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( move ).not.toHaveBeenCalled();
	expect( closeModal ).toHaveBeenCalled();
} );

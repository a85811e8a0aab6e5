import { fireEvent, render, screen } from '@testing-library/react';
import type { EntryRow } from '../../../api/admin/entries';
import { ConfirmDelete } from './confirm-delete';

it( 'deletes once, however often its button is pressed meanwhile', () => {
	const remove = jest.fn( () => new Promise< void >( () => {} ) );
	render( <ConfirmDelete items={ [ { id: 7 } as EntryRow ] } remove={ remove } /> );
	const button = screen.getByRole( 'button', { name: 'Delete permanently' } );
	fireEvent.click( button );
	fireEvent.click( button );
	expect( remove ).toHaveBeenCalledTimes( 1 );
} );

import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormPicker } from './form-picker';
import type { Forms } from './use-forms';

/** Renders the picker without its live region. */
const show = ( forms: Partial< Forms > ) =>
	within(
		render(
			<FormPicker
				forms={ { status: 'ready', retry: () => {}, ...forms } }
				value={ 0 }
				onChange={ () => {} }
			/>
		).container
	);

it( 'says that there are no forms yet', () => {
	const shown = show( { list: [] } );
	expect( shown.getByText( /^There are no forms yet/ ) ).toBeVisible();
	expect( shown.queryByRole( 'combobox' ) ).toBeNull();
} );

it( 'counts forms in the trash as none', () => {
	const shown = show( { list: [ { number: 7, title: 'Short-lived', status: 'trash' } ] } );
	expect( shown.getByText( /^There are no forms yet/ ) ).toBeVisible();
} );

it( 'says who helps where one may not choose', () => {
	const shown = show( { status: 'forbidden' } );
	expect( shown.getByText( /^You are not allowed to choose forms/ ) ).toBeVisible();
} );

it( 'asks again where the list did not come', async () => {
	const retry = jest.fn();
	const shown = show( { status: 'failed', retry } );
	await userEvent.click( shown.getByRole( 'button', { name: 'Try again' } ) );
	expect( retry ).toHaveBeenCalledTimes( 1 );
} );

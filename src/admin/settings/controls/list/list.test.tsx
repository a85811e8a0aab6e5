import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { SettingsValues } from '../../../../api/admin/settings';
import type { Settings } from '../../../../contract/settings';
import { Fields } from '../../fields';

jest.mock( '@wordpress/core-data', () => ( {
	store: {},
	useEntityRecord: () => ( {} ),
	useEntityRecords: () => ( {} ),
} ) );

const SETTINGS: Settings = {
	statuses: {
		type: 'list',
		title: 'Statuses',
		settings: { title: { type: 'string', title: 'Title' } },
	},
};

function Screen() {
	const [ values, setValues ] = useState< SettingsValues >( {
		statuses: [ 'One', 'Two', 'Three' ].map( ( title ) => ( { title } ) ),
	} );
	return (
		<Fields
			settings={ SETTINGS }
			values={ values }
			problems={ {} }
			onChange={ ( name, value ) => setValues( { ...values, [ name ]: value } ) }
		/>
	);
}

const titles = () =>
	screen.getAllByLabelText< HTMLInputElement >( 'Title' ).map( ( { value } ) => value );

const focused = () => screen.getByText( 'Add' ).ownerDocument.activeElement;

it( 'moves the focus along with an entry, so that pressing again moves the same one', () => {
	render( <Screen /> );
	fireEvent.click( screen.getByLabelText( 'Move item 3 up' ) );
	expect( focused() ).toBe( screen.getByLabelText( 'Move item 2 up' ) );
	fireEvent.click( focused()! );
	expect( titles() ).toEqual( [ 'Three', 'One', 'Two' ] );
	expect( screen.getByRole( 'group', { name: 'Entry 1' } ) ).toBeTruthy();
} );

it( 'goes to the first control of an entry that was added', () => {
	render( <Screen /> );
	fireEvent.click( screen.getByText( 'Add' ) );
	expect( titles() ).toHaveLength( 4 );
	expect( focused() ).toBe( screen.getAllByLabelText( 'Title' )[ 3 ] );
} );

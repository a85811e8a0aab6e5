import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { Secret } from './secret';

const SETTING = { type: 'string', control: 'secret', title: 'Key' } as const;

let setValue: ( value: unknown ) => void;

/** Control with state, as on the screen: empty at first, then with the typed or saved value. */
const Stateful = () => {
	const [ value, set ] = useState< unknown >( '' );
	setValue = set;
	return (
		<Secret setting={ SETTING } path="key" value={ value } onChange={ set } problems={ {} } />
	);
};

it( 'offers to keep a secret that was first set a moment ago', async () => {
	render( <Stateful /> );
	await userEvent.type( screen.getByLabelText( 'Key' ), 'hush' );
	act( () => setValue( { isSet: true } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Replace or remove Key' } ) );
	expect( screen.getByLabelText( 'Key' ) ).toHaveAccessibleDescription(
		/is removed when you save/
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Keep the present one' } ) );
	expect( screen.getByRole( 'button', { name: 'Replace or remove Key' } ) ).toBeVisible();
} );

it( 'does not offer to keep a secret that was removed and saved', async () => {
	render( <Stateful /> );
	act( () => setValue( { isSet: true } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Replace or remove Key' } ) );
	act( () => setValue( { isSet: false } ) );
	expect( screen.queryByRole( 'button', { name: 'Keep the present one' } ) ).toBeNull();
	await userEvent.type( screen.getByLabelText( 'Key' ), 'hush' );
	expect( screen.queryByRole( 'button', { name: 'Keep the present one' } ) ).toBeNull();
} );

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import name from '../../../../../contract/fields/name/kind.json';
import { settings } from '../../../../../contract/fields/settings.json';
import type { EditorData, Kind } from '../../../editor-data';
import type { FieldAttributes } from '../../attributes';
import type { Setting } from '../control';
import { PartsSetting } from './parts-setting';

const titles = [
	{ text: 'Mr', value: 'mr' },
	{ text: 'Ms', value: 'ms' },
];
const kind = {
	...name,
	inputs: name.inputs.map( ( input ) =>
		input.choices ? { ...input, choices: titles, defaultValue: 'mr' } : input
	),
} as unknown as Kind;

let stored: FieldAttributes;

const Stateful = ( { first }: { first: FieldAttributes } ) => {
	const [ attributes, set ] = useState( first );
	stored = attributes;
	return (
		<PartsSetting
			setting={ { setting: 'inputs' } as Setting }
			kind={ kind }
			attributes={ attributes }
			onChange={ ( change ) => set( { ...attributes, ...change } ) }
		/>
	);
};

/**
 * Shows the settings of one part.
 *
 * @param part  Label of the part.
 * @param first The field's settings.
 */
const open = async ( part: string, first: FieldAttributes = {} ) => {
	window.atollFormEditor = { settings } as unknown as EditorData;
	const user = userEvent.setup();
	render( <Stateful first={ first } /> );
	await user.click( screen.getByRole( 'button', { name: `Settings of ${ part }` } ) );
	return user;
};

// jsdom has no layout.
beforeAll( () => ( Element.prototype.scrollIntoView = () => {} ) );

it( 'says whether a part is required, which it is with its field', async () => {
	const user = await open( 'First name', { required: true } );
	const required = screen.getByRole( 'checkbox', { name: 'Required' } );
	expect( required ).toBeChecked();

	await user.click( required );
	expect( stored.inputs ).toEqual( { first: { required: false } } );
	await user.click( required );
	expect( stored.inputs ).toEqual( {} );
} );

it( 'gives a part a message of its own, and shows the usual one until then', async () => {
	const user = await open( 'First name' );
	const message = screen.getByRole( 'textbox', { name: 'Message' } );
	expect( message ).toHaveAttribute( 'placeholder', 'Please enter your first name.' );
	await user.type( message, 'Who are you?' );
	expect( stored.inputs ).toEqual( { first: { errorMessage: 'Who are you?' } } );
} );

it( 'lets a page’s address fill in the question once a part has a parameter', async () => {
	const user = await open( 'Last name' );
	await user.type( screen.getByRole( 'textbox', { name: 'Parameter' } ), 'surname' );
	expect( stored ).toEqual( {
		allowsPrepopulate: true,
		inputs: { last: { inputName: 'surname' } },
	} );
} );

it( 'tells the browser something else than it usually would', async () => {
	const user = await open( 'First name' );
	const combobox = screen.getByRole( 'combobox', { name: 'Autocomplete' } );
	await user.type( combobox, 'compan' );
	await user.click( screen.getByRole( 'option', { name: 'Company (organization)' } ) );
	expect( stored.inputs ).toEqual( { first: { autocomplete: 'organization' } } );
} );

it( 'changes what a part offers, and goes back to what it usually does', async () => {
	const user = await open( 'Prefix', { inputs: { prefix: { hidden: false } } } );
	await user.click( screen.getByRole( 'button', { name: 'Change the choices' } ) );
	const dialog = within( screen.getByRole( 'dialog' ) );
	const lines = dialog.getByRole( 'textbox' );
	expect( lines ).toHaveValue( 'Mr|mr\nMs|ms' );

	await user.clear( lines );
	await user.type( lines, 'Dr' );
	await user.click( dialog.getByRole( 'button', { name: 'Use these choices' } ) );
	expect( stored.inputs ).toEqual( { prefix: { hidden: false, choices: [ { text: 'Dr' } ] } } );

	await user.click( screen.getByRole( 'button', { name: 'Back to the usual ones' } ) );
	expect( stored.inputs ).toEqual( { prefix: { hidden: false } } );
	expect( screen.getByRole( 'button', { name: 'Change the choices' } ) ).toHaveFocus();
} );

it( 'chooses what a list begins with, also nothing where the kind would choose', async () => {
	const user = await open( 'Prefix', { inputs: { prefix: { hidden: false } } } );
	const list = screen.getByRole( 'combobox', { name: 'Default answer' } );
	expect( list ).toHaveDisplayValue( 'Mr' );

	await user.selectOptions( list, 'Nothing' );
	expect( stored.inputs ).toEqual( { prefix: { hidden: false, defaultValue: '' } } );
	await user.type( screen.getByRole( 'textbox', { name: 'Message' } ), '!' );
	expect( stored.inputs?.prefix ).toHaveProperty( 'defaultValue', '' );

	await user.selectOptions( list, 'Ms' );
	expect( stored.inputs?.prefix ).toHaveProperty( 'defaultValue', 'ms' );
	await user.selectOptions( list, 'Mr' );
	expect( stored.inputs?.prefix ).not.toHaveProperty( 'defaultValue' );
} );

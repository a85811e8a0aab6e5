import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { act } from 'react';
import checkbox from '../../../../../contract/fields/checkbox/kind.json';
import radio from '../../../../../contract/fields/radio/kind.json';
import { edit, editPost, openForm } from '../../../../../tests/js/form-editor';
import type { Kind } from '../../../editor-data';
import type { ChoiceAttributes, FieldAttributes } from '../../attributes';
import type { Setting } from '../control';
import { ChoicesSetting } from './choices-setting';

jest.mock( '@wordpress/editor', () => jest.requireActual( '../../../../../tests/js/form-editor' ) );

const CHOICES = [ { text: 'Home loan', value: 'HL', isSelected: true }, { text: 'Other' } ];

let stored: FieldAttributes;
let store: ( attributes: FieldAttributes ) => void;

const Stateful = ( {
	first = CHOICES,
	kind = radio,
}: {
	first?: ChoiceAttributes[];
	kind?: object;
} ) => {
	const [ attributes, set ] = useState< FieldAttributes >( { id: 5, choices: first } );
	stored = attributes;
	store = set;
	return (
		<ChoicesSetting
			setting={ { setting: 'choices', title: 'Choices' } as Setting }
			kind={ kind as Kind }
			attributes={ attributes }
			onChange={ ( change ) => set( { ...attributes, ...change } ) }
		/>
	);
};

beforeEach( () => openForm( () => null ) );

const ownValues = () => screen.getByRole( 'checkbox', { name: 'Values of their own' } );
const value = ( position: number ) => screen.queryByLabelText( `Value of choice ${ position }` );

it( 'sends the texts once values of their own are switched off, until undo brings them back', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	expect( ownValues() ).toBeChecked();

	await user.click( ownValues() );
	expect( stored.choices ).toEqual( [
		{ text: 'Home loan', isSelected: true },
		{ text: 'Other' },
	] );
	expect( value( 1 ) ).toBeNull();

	act( () => store( { choices: CHOICES } ) );
	expect( ownValues() ).toBeChecked();
	expect( value( 1 ) ).toHaveValue( 'HL' );
} );

it( 'leaves the last value room while it is written anew', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	await user.click( ownValues() );
	act( () => store( { choices: CHOICES } ) );
	await user.clear( value( 1 )! );
	await user.type( value( 1 )!, 'home' );
	expect( stored.choices?.[ 0 ]?.value ).toBe( 'home' );
} );

it( 'changes nothing by switching them on, and off again', async () => {
	const user = userEvent.setup();
	const plain = [ { text: 'Buy' } ];
	render( <Stateful first={ plain } /> );
	await user.click( ownValues() );
	expect( value( 1 ) ).toHaveValue( '' );
	await user.click( ownValues() );
	expect( value( 1 ) ).toBeNull();
	expect( stored.choices ).toBe( plain );
} );

const BOXES = [
	{ text: 'Towing', value: '50' },
	{ text: 'Roadside', value: '20' },
];
const boxes = () => stored.choices?.map( ( { number, text } ) => [ text, number ] );

it( 'keeps the number of a choice’s box when it is moved or another is removed', async () => {
	const user = userEvent.setup();
	render( <Stateful first={ BOXES } kind={ checkbox } /> );
	await user.click( screen.getByRole( 'button', { name: 'Move Roadside up' } ) );
	expect( boxes() ).toEqual( [
		[ 'Roadside', 2 ],
		[ 'Towing', 1 ],
	] );
	act( () => store( { choices: BOXES } ) );
	await user.click( screen.getByRole( 'button', { name: 'Remove Towing' } ) );
	expect( boxes() ).toEqual( [ [ 'Roadside', 2 ] ] );
} );

it( 'keeps it when one is put before it, in the list or as a line', async () => {
	const user = userEvent.setup();
	render( <Stateful first={ BOXES } kind={ checkbox } /> );
	await user.type( screen.getByLabelText( 'Text of choice 1' ), '{Enter}' );
	expect( boxes() ).toEqual( [
		[ 'Towing', 1 ],
		[ '', 3 ],
		[ 'Roadside', 2 ],
	] );
	act( () => store( { choices: BOXES } ) );
	await user.click( screen.getByRole( 'button', { name: 'Paste a list' } ) );
	const lines = screen.getByLabelText( 'One choice on each line' );
	await user.clear( lines );
	await user.type( lines, 'Glass|30{Enter}Roadside|20' );
	await user.click( screen.getByRole( 'button', { name: 'Use these choices' } ) );
	expect( boxes() ).toEqual( [
		[ 'Glass', 3 ],
		[ 'Roadside', 2 ],
	] );
} );

const add = () => userEvent.click( screen.getByRole( 'button', { name: 'Add choice' } ) );

it( 'gives no new choice the number of one that was removed', async () => {
	render( <Stateful first={ BOXES } kind={ checkbox } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove Roadside' } ) );
	await add();
	expect( boxes() ).toEqual( [
		[ 'Towing', 1 ],
		[ '', 3 ],
	] );
} );

it( 'nor one that a condition asks for, or a text of the form’s settings', async () => {
	render( <Stateful first={ BOXES } kind={ checkbox } /> );
	const logic = { rules: [ { fieldId: '5.9', operator: 'is', value: 'Glass' } ] };
	await edit( ( { insertBlocks } ) =>
		insertBlocks( [ createBlock( 'atoll/field', { id: 6, conditionalLogic: logic } ) ] )
	);
	await add();
	const message = 'With {Extra:5.13}.';
	await editPost( {
		meta: { atoll_settings: JSON.stringify( { confirmations: [ { message } ] } ) },
	} );
	await add();
	expect( boxes()?.slice( 2 ) ).toEqual( [
		[ '', 11 ],
		[ '', 14 ],
	] );
} );

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { act } from 'react';
import number from '../../../../../contract/fields/number/kind.json';
import type { Kind } from '../../../editor-data';
import type { FieldAttributes } from '../../attributes';
import type { Setting } from '../control';
import { NumberSetting } from './number-setting';

let stored: FieldAttributes;
let store: ( attributes: FieldAttributes ) => void;

const Stateful = () => {
	const [ attributes, set ] = useState< FieldAttributes >( {} );
	stored = attributes;
	store = set;
	return (
		<NumberSetting
			setting={ { setting: 'rangeMin', title: 'Lowest' } as Setting }
			kind={ number as unknown as Kind }
			attributes={ attributes }
			onChange={ ( change ) => set( { ...attributes, ...change } ) }
		/>
	);
};

const input = () => screen.getByRole( 'textbox', { name: 'Lowest' } );

it.each( [
	[ '0.05', 0.05 ],
	[ '1.05', 1.05 ],
	[ '-0.5', -0.5 ],
	[ '100', 100 ],
	[ '1.50', 1.5 ],
] )( 'shows %s as it is typed, key by key, and stores the number', async ( text, expected ) => {
	const user = userEvent.setup();
	render( <Stateful /> );
	for ( let length = 1; length <= text.length; length++ ) {
		await user.type( input(), text.charAt( length - 1 ) );
		expect( input() ).toHaveValue( text.slice( 0, length ) );
	}
	expect( stored ).toEqual( { rangeMin: expected } );
} );

it( 'keeps what is no number, for the field to say what is wrong with it, and nothing where it is empty', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	await user.type( input(), '5 %' );
	expect( stored ).toEqual( { rangeMin: '5 %' } );
	await user.clear( input() );
	expect( stored ).toEqual( { rangeMin: undefined } );
} );

it( 'shows what undo brings back', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	await user.type( input(), '1.0' );
	act( () => store( { rangeMin: 7 } ) );
	expect( input() ).toHaveValue( '7' );
	act( () => store( {} ) );
	expect( input() ).toHaveValue( '' );
} );

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { NumberBox } from './number';

const SETTING = { type: 'integer', title: 'Tries', default: 30 } as const;

let latest: unknown;

const Stateful = () => {
	const [ value, set ] = useState< unknown >( 30 );
	latest = value;
	return (
		<NumberBox
			setting={ SETTING }
			path="tries"
			value={ value }
			onChange={ set }
			problems={ {} }
		/>
	);
};

const box = () => screen.getByLabelText( 'Tries' );

it( 'can be emptied to type another number', async () => {
	render( <Stateful /> );
	await userEvent.clear( box() );
	await userEvent.type( box(), '20' );
	expect( box() ).toHaveValue( 20 );
	expect( latest ).toBe( 20 );
} );

it( 'shows what holds when it is left empty', async () => {
	render( <Stateful /> );
	await userEvent.type( box(), '0' );
	await userEvent.clear( box() );
	expect( box() ).toHaveValue( null );
	await userEvent.tab();
	expect( box() ).toHaveValue( 30 );
	expect( latest ).toBe( 30 );
} );

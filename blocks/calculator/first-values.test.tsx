import { render, screen } from '@testing-library/react';
import type { CalculatorKind } from '../../src/contract/calculators';
import { FirstValues } from './first-values';

const show = ( kind: CalculatorKind, values: Record< string, string > ) =>
	render( <FirstValues kind={ kind } values={ values } onChange={ jest.fn() } /> );

it.each( [
	[ 'rate', 'about six', 'Please enter a rate such as 6.2. Until then 6.20% is used.', /rate/ ],
	[
		'amount',
		'500',
		'The lowest value you can use here is $1,000, so we used that.',
		/^Loan amount/,
	],
	[
		'frequency',
		'daily',
		'Please choose one of these. Until then Monthly is used.',
		/^How often you repay/,
	],
] as const )( 'says beside the box why %s cannot be %s', ( name, value, message, label ) => {
	show( 'extra-repayments', { [ name ]: value } );
	expect( screen.getByLabelText( label ) ).toHaveAccessibleDescription( message );
} );

it( 'measures one value by another, as the calculator does', () => {
	show( 'extra-repayments', { years: '5', lumpYears: '9' } );
	expect( screen.getByLabelText( /^Paid after/ ) ).toHaveAccessibleDescription(
		'The highest value you can use here is 5 years, so we used that.'
	);
} );

it( 'says nothing of what can be used, nor of what is left to the calculator', () => {
	show( 'extra-repayments', { amount: '$500,000', rate: '5,9' } );
	expect( screen.queryByText( /used/ ) ).not.toBeInTheDocument();
} );

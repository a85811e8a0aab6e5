import { render, screen } from '@testing-library/react';
import type { MessageTexts } from '../../src/calculators/texts/messages';
import type { EditedCalculator } from './editor-data';
import { FirstValues } from './first-values';

const definition: EditedCalculator = {
	title: 'Sondertilgung',
	inputs: [
		{
			title: '',
			fields: [
				{
					name: 'amount',
					type: 'money',
					title: 'Kreditbetrag',
					minimum: 100000,
					default: 65000000,
				},
				{ name: 'rate', type: 'percent', title: 'Zinssatz', label: '%', default: 6200 },
				{ name: 'years', type: 'years', title: 'Laufzeit', minimum: 1, default: 30 },
				{
					name: 'frequency',
					type: 'choice',
					title: 'Rhythmus',
					default: 'monthly',
					choices: [
						{ value: 'weekly', text: 'Wöchentlich', label: 'Woche' },
						{ value: 'monthly', text: 'Monatlich', label: 'Monat' },
					],
				},
				{
					name: 'lumpYears',
					type: 'years',
					title: 'Gezahlt nach',
					default: 1,
					upTo: { input: 'years', less: 0 },
				},
			],
		},
	],
};

const texts: MessageTexts = {
	year: '1 Jahr',
	years: '{count} Jahre',
	month: '1 Monat',
	months: '{count} Monate',
	least: 'Mindestens {limit}.',
	most: 'Höchstens {limit}.',
	unreadableMoney: 'Kein Betrag, also {used}.',
	unreadablePercent: 'Kein Zinssatz, also {used}.',
	unreadableYears: 'Keine Jahre, also {used}.',
	unreadableCount: 'Keine Anzahl, also {used}.',
	unreadableChoice: 'Nicht dabei, also {used}.',
};

const show = ( values: Record< string, string > ) =>
	render(
		<FirstValues
			definition={ definition }
			texts={ texts }
			values={ values }
			onChange={ jest.fn() }
		/>
	);

it.each( [
	[ 'rate', 'ungefähr sechs', 'Kein Zinssatz, also 6.20%.', 'Zinssatz (%)' ],
	[ 'amount', '500', 'Mindestens $1,000.', 'Kreditbetrag' ],
	[ 'frequency', 'daily', 'Nicht dabei, also Monatlich.', 'Rhythmus' ],
] )( 'says beside the box why %s cannot be %s', ( name, value, message, label ) => {
	show( { [ name ]: value } );
	expect( screen.getByLabelText( label ) ).toHaveAccessibleDescription( message );
} );

it( 'measures one value by another, as the calculator does', () => {
	show( { years: '5', lumpYears: '9' } );
	expect( screen.getByLabelText( 'Gezahlt nach' ) ).toHaveAccessibleDescription(
		'Höchstens 5 Jahre.'
	);
} );

it( 'says nothing of what can be used, nor of what is left to the calculator', () => {
	show( { amount: '$500,000', rate: '5,9' } );
	expect( screen.queryByText( /also|Höchstens|Mindestens/ ) ).not.toBeInTheDocument();
} );

it( 'shows what stands there without them, and the choices by their names', () => {
	show( {} );
	expect( screen.getByLabelText( 'Kreditbetrag' ) ).toHaveAttribute( 'placeholder', '650000' );
	expect( screen.getByRole( 'option', { name: 'Wöchentlich' } ) ).toBeInTheDocument();
} );

/** @jest-environment node */
import cases from '../../../contract/logic/calculations.json';
import texts from '../../../contract/texts/problems.json';
import { field } from '../../../tests/js/askable-field';
import { evaluate } from '../../forms/calculation/formula';
import { resultText } from '../../forms/calculation/result';
import { problemText } from '../logic/findings';
import { countingOf } from './calculation';
import { checkFormula } from './check';
import { exampleOf } from './example';
import { parse, sourcesIn } from './parse';

/** Cases that need no answers and no settings, so that only the parsing of a formula is tested. */
const plain = cases.filter(
	( one ) =>
		! (
			'input' in one ||
			'fields' in one ||
			'settings' in one ||
			'problem' in one ||
			one.name.includes( 'tolerant' )
		)
) as { name: string; formula: string; result: string }[];

it.each( plain )( 'reads as the server does: $name', ( { formula, result } ) => {
	const tree = parse( formula );
	const calculation = { tree, whole: true, decimals: 2, format: 'decimal_dot' as const };
	expect(
		resultText(
			evaluate( tree, () => 0 ),
			calculation
		)
	).toBe( result );
} );

const set = cases.filter(
	( one ) => 'settings' in one && ! ( 'input' in one || 'fields' in one || 'problem' in one )
) as { name: string; formula: string; settings: Record< string, unknown >; result: string }[];

it.each( set )( 'counts and rounds as the server does: $name', ( one ) => {
	const tree = parse( one.formula );
	const result = evaluate( tree, () => 0 );
	expect( resultText( result, { tree, ...countingOf( one.settings ) } ) ).toBe( one.result );
} );

it( 'joins what one operator joins in one node, as the server does', () => {
	expect( parse( '1 + {Rate:3} * 2 * {Name:4.1} + 5' ) ).toEqual( [
		'+',
		1,
		[ '*', '3', 2, '4.1' ],
		5,
	] );
	expect( sourcesIn( parse( '{A:1} + {B:2} + {A:1}' ) ) ).toEqual( [ '1', '2' ] );
} );

const fields = [
	field( 1, 'Price' ),
	field( 2, 'Savings' ),
	field( 3, 'Loan' ),
	field( 4, 'Fees', { formula: '{Loan:3} * 0.01' } ),
	field( 6, 'Extras', { shape: 'choices', inputs: [ { id: '6.1', label: 'Towing' } ] } ),
	field( 7, 'Rate', { shape: 'choice', choices: [ { text: '5%', value: '0.05' } ] } ),
	field( 8, 'Budget', { shape: 'choice', choices: [ { text: 'Up', value: '$25,000' } ] } ),
	field( 5, 'Term', { shape: 'choice', choices: [ { text: '30 years', value: '30' } ] } ),
];

const problemsOf = ( formula: string ) =>
	checkFormula( formula, fields, 3, 'Loan' ).map( ( finding ) => problemText( finding, texts ) );

const invalidCases = cases.filter( ( one ) => 'problem' in one ) as {
	name: string;
	formula: string;
	problem: string;
}[];

it.each( invalidCases )( 'refuses in the words of the server: $name', ( { formula, problem } ) => {
	const result = field( 9, 'Result' );
	const amount = field( 1, 'Amount' );
	const found = checkFormula( formula, [ amount, result ], 9, 'Field 9 “Result”' );
	expect( found.map( ( finding ) => problemText( finding, texts ) ) ).toEqual( [ problem ] );
} );

it.each( [
	[ '1'.repeat( 400 ), 'Loan: the formula is too long, or a number in it too large.' ],
	[
		`${ '('.repeat( 100 ) }1${ ')'.repeat( 100 ) }`,
		'Loan: the formula has too many brackets inside each other. Split it over two fields.',
	],
	[
		'{Extras Towing:6.1} * {Extras:6} + {Extras:6.7}',
		'Loan: the formula uses field 6.7, which is not on this form.',
	],
	[
		'{Price:1} - {Fees:4}',
		'Loan: the formula needs its own result, directly or by way of other fields.',
	],
] )( 'says in the words of the server what is wrong with %s', ( formula, sentence ) => {
	expect( problemsOf( formula ) ).toEqual( [ sentence ] );
} );

it( 'has nothing against a formula that reads a question which shows by its result', () => {
	const conditions = [
		{
			actionType: 'show' as const,
			logicType: 'all' as const,
			rules: [ { fieldId: '3', operator: 'isnot' as const, value: '' } ],
		},
	];
	const fees = field( 4, 'Fees', { conditions } );
	expect( checkFormula( '{Fees:4} * 2', [ field( 3, 'Loan' ), fees ], 3, 'Loan' ) ).toEqual( [] );
} );

it( 'has nothing against a formula that works, nor against none', () => {
	expect( problemsOf( '{Price:1} - {Savings:2}' ) ).toEqual( [] );
	expect( problemsOf( ' ' ) ).toEqual( [] );
} );

it.each( [
	[ '{Price:1} - {Savings:2} / 2', {}, 'with Price 100, Savings 200 the result stays empty' ],
	[ '{Price:1} / {Term:5}', {}, 'with Price 100, Term 30 it comes to 3.33' ],
	[ '{Price:1} * {Rate:7}', {}, 'with Price 100, Rate 0.05 the result stays empty' ],
	[
		'{Price:1} * {Rate:7}',
		{ calculationKeepsDecimals: true },
		'with Price 100, Rate 0.05 it comes to 5',
	],
	[
		'{Price:1} / 7',
		{ numberFormat: 'currency', calculationRounding: '0' },
		'with Price 100 it comes to $14',
	],
	[ '{Budget:8} * 2', {}, 'with Budget $25,000 it comes to 50000' ],
] )( 'works out %s as the form will, set to %j', ( formula, settings, words ) => {
	expect( exampleOf( formula, fields, countingOf( settings ) ) ).toBe(
		`For example, ${ words }.`
	);
} );

it( 'has no example of a formula that reads no field', () => {
	expect( exampleOf( '1 + 1', fields, countingOf( {} ) ) ).toBe( '' );
} );

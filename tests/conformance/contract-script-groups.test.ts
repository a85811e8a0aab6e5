/**
 * @jest-environment node
 */
import { readFileSync } from 'fs';
import { join } from 'path';
import { compileWith, root } from './support/compile-contract';

describe( 'refuses a calculator', () => {
	let result: ReturnType< typeof compileWith >;

	beforeAll( () => {
		const vehicle = JSON.parse(
			readFileSync( join( root, 'contract/calculators/vehicle.json' ), 'utf8' )
		);
		const { inputs, figures, cases, chart, table } = vehicle;
		const [ { fields, ...group } ] = inputs;
		result = compileWith(
			{},
			{},
			{
				repayment: { model: 'lottery' },
				'extra-repayments': { model: 'borrowing' },
				vehicle: {
					inputs: [
						{
							...group,
							fields: fields.map( ( field: { name: string } ) =>
								field.name === 'years' ? { ...field, name: 'term' } : field
							),
						},
					],
					figures: { ...figures, fees: 'cents' },
					cases: { plain: cases.plain },
					chart: {
						...chart,
						lines: chart.lines.map( ( line: object ) => ( {
							...line,
							name: 'balance',
						} ) ),
					},
					table: { ...table, columns: table.columns.slice( 1 ) },
				},
			}
		);
	} );

	it( 'with a status that stops the build', () => {
		expect( result.status ).toBe( 1 );
	} );

	it( 'whose sums nobody does', () => {
		expect( result.stderr ).toContain(
			'contract/calculators/repayment.json: unknown model "lottery"'
		);
	} );

	it( 'that lacks a number of its model’s', () => {
		expect( result.stderr ).toContain(
			'contract/calculators/extra-repayments.json: it lacks "constants"'
		);
	} );

	it.each( [
		'has no input "term"; it has amount, rate, years, ',
		'needs the input "years"; add it',
		'has no figure "fees"; it has repayment, ',
		'needs the case "balloon"; add it',
		'has no line "balance"; it has owed, interest',
		'fills the columns year, paid, interest, principal, owed; the table has 4',
	] )( 'that its model would not understand: it %s', ( problem ) => {
		expect( result.stderr ).toContain(
			`contract/calculators/vehicle.json: model "repayment" ${ problem }`
		);
	} );
} );

it( 'refuses a setting that is like one that is not there', () => {
	const { status, stderr } = compileWith( {}, { bars: { second: { like: 'frist' } } } );

	expect( status ).toBe( 1 );
	expect( stderr ).toContain( 'contract/settings/bars.json: "second" is like "frist"' );
} );

describe( 'refuses a setting of the site', () => {
	const choices = [ 'a', 'b' ].map( ( value ) => ( { value, text: value } ) );
	const wrong: Record< string, [ object, string ] > = {
		stranger: [
			{ when: { nosuch: [ true ] } },
			'"when" asks for "nosuch", which is no setting here; there are shown, kind, lot',
		],
		value: [
			{ when: { shown: [ 'yes' ] } },
			'"when" asks whether "shown" is "yes"; it can be true, false',
		],
		needed: [
			{ needed: { when: { kind: [ 'c' ] }, message: 'M' } },
			'"when" asks whether "kind" is "c"; it can be "a", "b"',
		],
		pattern: [ { pattern: '^(a' }, 'pattern ^(a does not compile' ],
	};
	let stderr = '';

	beforeAll( () => {
		const group = ( change: object ) => ( {
			shown: { type: 'boolean', title: 'T' },
			kind: { type: 'string', title: 'T', choices },
			lot: { type: 'string', title: 'T', ...change },
		} );
		( { stderr } = compileWith(
			{},
			Object.fromEntries(
				Object.entries( wrong ).map( ( [ name, [ change ] ] ) => [ name, group( change ) ] )
			)
		) );
	} );

	it.each( Object.entries( wrong ) )( 'with a wrong %s', ( name, [ , problem ] ) => {
		expect( stderr ).toContain( `contract/settings/${ name }.json: "lot": ${ problem }` );
	} );
} );

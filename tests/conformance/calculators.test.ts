/**
 * @jest-environment node
 */
import cases from '../../contract/logic/calculators.json';
import { calculate } from '../../src/calculators';
import { readValues } from '../../src/calculators/inputs/read-values';
import { models } from '../../src/calculators/models';
import { definitions, knownTo, texts } from './fuzz/calculators/definitions';

describe( 'calculators come to what the contract says', () => {
	it.each( cases.map( ( one ) => [ one.name, one ] as const ) )( '%s', ( _name, one ) => {
		const definition = definitions[ one.kind ]!;
		const entered = one.entered as unknown as Record< string, string >;
		const { values } = readValues( definition, entered, {} );
		const outcome = models[ definition.model ]( values, definition.constants ?? {} );

		expect( outcome.figures ).toEqual( one.figures );
		expect( outcome.case ).toBe( one.case );
	} );
} );

describe( 'calculators say so in the words of the contract', () => {
	const said = cases.flatMap( ( { entered, kind, name, sentence } ) =>
		sentence
			? [ { entered: entered as unknown as Record< string, string >, kind, name, sentence } ]
			: []
	);

	it.each( said )( '$name', ( { entered, kind, sentence } ) => {
		expect( calculate( definitions[ kind ]!, texts, entered, {} ).sentence ).toBe( sentence );
	} );
} );

describe( 'calculators say what they could not use', () => {
	const objected = cases.flatMap( ( { entered, kind, messages, name } ) =>
		messages
			? [ { entered: entered as unknown as Record< string, string >, kind, messages, name } ]
			: []
	);

	it.each( objected )( '$name', ( { entered, kind, messages } ) => {
		expect( calculate( definitions[ kind ]!, texts, entered, {} ).messages ).toEqual(
			messages
		);
	} );
} );

describe.each( Object.entries( models ) )( 'contract/models/%s.json', ( name, model ) => {
	const known = knownTo( name );
	const given = cases
		.filter( ( { kind } ) => definitions[ kind ]!.model === name )
		.map( ( { kind, entered } ) => {
			const typed = entered as unknown as Record< string, string >;
			const { values } = readValues( definitions[ kind ]!, typed, {} );
			return { values, constants: definitions[ kind ]!.constants ?? {} };
		} );

	it( 'lists what the model makes', () => {
		for ( const { constants, values } of given ) {
			const outcome = model( values, constants );
			expect( Object.keys( outcome.figures ).sort() ).toEqual( [ ...known.figures ].sort() );
			expect( Object.keys( outcome.lines ).sort() ).toEqual( [ ...known.lines ].sort() );
			expect( Object.keys( known.cases ) ).toContain( outcome.case );
			expect( outcome.rows[ 0 ] ).toHaveLength( known.columns.length );
		}
	} );

	it( 'lists what the model asks for', () => {
		const asked = new Set< string >();
		for ( const { constants, values } of given ) {
			model(
				new Proxy( values, {
					get: ( target, input ) => {
						asked.add( String( input ) );
						return target[ String( input ) ];
					},
				} ),
				constants
			);
		}
		expect( [ ...asked ].sort() ).toEqual( [ ...known.needs, ...known.takes ].sort() );
	} );

	it( 'lists what the model cannot do without', () => {
		const { constants, values } = given[ 0 ]!;
		const needed = Object.entries( values ).filter( ( [ input ] ) =>
			known.needs.includes( input )
		);
		expect( Object.keys( known.cases ) ).toContain(
			model( Object.fromEntries( needed ), constants ).case
		);
	} );
} );

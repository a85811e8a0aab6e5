/**
 * @jest-environment node
 */
import cases from '../../contract/logic/calculators.json';
import { calculate } from '../../src/calculators';
import { readValues } from '../../src/calculators/inputs/read-values';
import { models } from '../../src/calculators/models';
import { definitions, texts } from './fuzz/calculators/definitions';

describe( 'calculators come to what the contract says', () => {
	it.each( cases.map( ( one ) => [ one.name, one ] as const ) )( '%s', ( _name, one ) => {
		const definition = definitions[ one.kind ]!;
		const entered = one.entered as unknown as Record< string, string >;
		const { values } = readValues( definition, entered, {} );
		const outcome = models[ definition.model ]( values );

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

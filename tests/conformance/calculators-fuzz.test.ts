/**
 * @jest-environment node
 */
import { definitions } from './fuzz/calculators/definitions';
import { fuzzCalculators, type CalculatorsReport } from './fuzz/calculators/fuzz';

/** The normal run's share; npm run fuzz -- --of calculators goes on for longer, with another seed each time. */
const PAIRS = 600;
const SEED = 20265;

describe( `${ PAIRS } random entries into calculators`, () => {
	let report: CalculatorsReport;

	beforeAll( async () => {
		report = await fuzzCalculators( { pairs: PAIRS, seed: SEED } );
	}, 600_000 ); // For what hangs: other stages share the machine.

	it( 'are answered alike in PHP and in TypeScript, to the last cent, word and point of the chart', () => {
		expect( report.smallest ).toBeNull();
		expect( report.differences ).toBe( 0 );
	} );

	it.each( [ ...Object.keys( definitions ), 'with messages', 'without messages' ] )(
		'hold enough of %s to mean something',
		( outcome ) => {
			expect( report.outcomes[ outcome ] ).toBeGreaterThan( 60 );
		}
	);
} );

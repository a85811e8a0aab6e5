/**
 * @jest-environment node
 */
import { fuzzCompound, type CompoundReport } from './fuzz/compound/fuzz';

/** The normal run's share; npm run fuzz goes on for longer, with another seed each time. */
const PAIRS = 3000;
const SEED = 20269;

describe( `${ PAIRS } random names, addresses and lists`, () => {
	let report: CompoundReport;

	beforeAll( async () => {
		report = await fuzzCompound( { pairs: PAIRS, seed: SEED } );
	}, 600_000 ); // For what hangs: other stages share the machine.

	it( 'get the same values and messages, part by part, from PHP and from TypeScript', () => {
		expect( report.smallest ).toBeNull();
		expect( report.differences ).toBe( 0 );
	} );

	it.each( [ 'name', 'address', 'list' ] )(
		'hold enough of the kind %s that are wrong and right to mean something',
		( kind ) => {
			for ( const outcome of [ 'wrong', 'right' ] ) {
				expect( report.outcomes[ `${ kind } ${ outcome }` ] ).toBeGreaterThan( 50 );
			}
		}
	);
} );

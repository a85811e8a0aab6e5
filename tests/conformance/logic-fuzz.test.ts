/**
 * @jest-environment node
 */
import { fuzzLogic, type LogicReport } from './fuzz/logic/fuzz';

/** The normal run's share; npm run fuzz goes on for longer, with another seed each time. */
const PAIRS = 4000;
const SEED = 20261;

describe( `${ PAIRS } random forms of conditions and formulas`, () => {
	let report: LogicReport;

	beforeAll( async () => {
		report = await fuzzLogic( { pairs: PAIRS, seed: SEED } );
	}, 600_000 ); // For what hangs: other stages share the machine.

	it( 'resolve alike in PHP and in TypeScript, whatever order their fields stand in, and do not contradict themselves', () => {
		expect( report.smallest ).toBeNull();
		expect( report.differences ).toBe( 0 );
	} );

	it.each( [
		'hides fields',
		'shows all fields',
		'hides pages',
		'hides a next button',
		'hides the send button',
		'has a circle',
		'makes a result',
		'makes nothing',
	] )( 'hold enough of what %s to mean something', ( outcome ) => {
		expect( report.outcomes[ outcome ] ).toBeGreaterThan( 100 );
	} );
} );

/**
 * npm run fuzz: the engines against each other, of PHP and of TypeScript; or a site that is asked everything that it
 * answers to, mostly wrongly. Ends with 1 when they differ, or the site failed.
 */
import { command } from '../../support/command';
import { fuzzCalculators } from './calculators/fuzz';
import { fuzzCompound } from './compound/fuzz';
import { fuzz } from './fuzz';
import { fuzzLogic } from './logic/fuzz';
import { fuzzRequests } from './requests/fuzz';

const RUNS = {
	kinds: fuzz,
	compound: fuzzCompound,
	logic: fuzzLogic,
	calculators: fuzzCalculators,
	requests: fuzzRequests,
};

const ABOUT = {
	usage: `
npm run fuzz                                     100,000 pairs of a field and an answer, other ones each time
npm run fuzz -- --count 1000000 --seed 7         so many, the same ones each time
npm run fuzz -- --of compound                    names, addresses and lists
npm run fuzz -- --of logic                       conditions and formulas
npm run fuzz -- --of calculators                 what calculators say
npm run fuzz -- --of requests --count 5000       requests to a site
`,
	options: {
		of: [ 'kinds', 'compound', 'logic', 'calculators', 'requests' ],
		count: Number,
		seed: Number,
	},
} as const;

void command(
	ABOUT,
	async ( { of = 'kinds', count = 100_000, seed = Date.now() % 1_000_000_000 } ) => {
		const [ things, wrong ] =
			of === 'requests' ? [ 'requests', 'faults' ] : [ 'pairs', 'differences' ];
		const { differences, outcomes, perSecond, smallest } = await RUNS[ of ]( {
			pairs: count,
			seed,
		} );
		process.stdout.write(
			`${ count } ${ things }, ${ differences } ${ wrong }, ${ perSecond } a second, seed ${ seed }\n` +
				( smallest
					? `${ smallest.what }\n${ JSON.stringify( smallest.pair, null, 2 ) }\n`
					: Object.keys( outcomes )
							.sort()
							.map( ( name ) => `  ${ name }: ${ outcomes[ name ] }\n` )
							.join( '' ) )
		);
		return differences > 0 ? 1 : 0;
	}
);

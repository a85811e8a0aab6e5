/**
 * npm run fuzz -- --count 1000000 --seed 7: the engines against each other. Without a seed, another one each time.
 * With `--of compound` names, addresses and lists, with `--of logic` conditions and formulas, with `--of calculators`
 * what calculators say. With `--of requests` a site is asked everything that it answers to, mostly wrongly.
 */
import { parseArgs } from 'util';
import { fuzzCalculators } from './calculators/fuzz';
import { fuzzCompound } from './compound/fuzz';
import { fuzz } from './fuzz';
import { fuzzLogic } from './logic/fuzz';
import { fuzzRequests } from './requests/fuzz';

const { values } = parseArgs( {
	options: {
		of: { type: 'string', default: 'kinds' },
		count: { type: 'string', default: '100000' },
		seed: { type: 'string' },
	},
} );
const RUNS = {
	kinds: fuzz,
	calculators: fuzzCalculators,
	compound: fuzzCompound,
	logic: fuzzLogic,
	requests: fuzzRequests,
};
const count = Number( values.count );
const seed = Number( values.seed ?? Date.now() % 1000000000 );

if (
	! Number.isInteger( count ) ||
	count < 1 ||
	! Number.isInteger( seed ) ||
	! ( values.of in RUNS )
) {
	process.stderr.write(
		`Give whole numbers, and one of ${ Object.keys( RUNS ).join( ', ' ) }: npm run fuzz -- --of kinds --count 100000 --seed 7\n`
	);
	process.exit( 1 );
}

const [ of, wrong ] =
	values.of === 'requests' ? [ 'requests', 'faults' ] : [ 'pairs', 'differences' ];
const run = RUNS[ values.of as keyof typeof RUNS ];

run( { pairs: count, seed } ).then( ( { differences, outcomes, perSecond, smallest } ) => {
	process.stdout.write(
		`${ count } ${ of }, ${ differences } ${ wrong }, ${ perSecond } a second, seed ${ seed }\n` +
			( smallest
				? `${ smallest.what }\n${ JSON.stringify( smallest.pair, null, 2 ) }\n`
				: Object.keys( outcomes )
						.sort()
						.map( ( name ) => `  ${ name }: ${ outcomes[ name ] }\n` )
						.join( '' ) )
	);
	process.exitCode = differences > 0 ? 1 : 0;
} );

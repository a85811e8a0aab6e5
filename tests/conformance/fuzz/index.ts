/**
 * npm run fuzz -- --pairs 1000000 --seed 7: the engines against each other. Without a seed, another one each time.
 * With `--of compound` names, addresses and lists, with `--of logic` conditions and formulas, with `--of calculators`
 * what calculators say.
 */
import { parseArgs } from 'util';
import { fuzzCalculators } from './calculators/fuzz';
import { fuzzCompound } from './compound/fuzz';
import { fuzz } from './fuzz';
import { fuzzLogic } from './logic/fuzz';

const { values } = parseArgs( {
	options: {
		of: { type: 'string', default: 'kinds' },
		pairs: { type: 'string', default: '100000' },
		seed: { type: 'string' },
	},
} );
const RUNS = {
	kinds: fuzz,
	calculators: fuzzCalculators,
	compound: fuzzCompound,
	logic: fuzzLogic,
};
const pairs = Number( values.pairs );
const seed = Number( values.seed ?? Date.now() % 1000000000 );

if (
	! Number.isInteger( pairs ) ||
	pairs < 1 ||
	! Number.isInteger( seed ) ||
	! ( values.of in RUNS )
) {
	process.stderr.write(
		`Give whole numbers, and one of ${ Object.keys( RUNS ).join( ', ' ) }: npm run fuzz -- --of kinds --pairs 100000 --seed 7\n`
	);
	process.exit( 1 );
}

const run = RUNS[ values.of as keyof typeof RUNS ];

run( { pairs, seed } ).then( ( { differences, outcomes, perSecond, smallest } ) => {
	process.stdout.write(
		`${ pairs } pairs, ${ differences } differences, ${ perSecond } pairs/s, seed ${ seed }\n` +
			( smallest
				? `${ smallest.what }\n${ JSON.stringify( smallest.pair, null, 2 ) }\n`
				: Object.keys( outcomes )
						.sort()
						.map( ( name ) => `  ${ name }: ${ outcomes[ name ] }\n` )
						.join( '' ) )
	);
	process.exitCode = differences > 0 ? 1 : 0;
} );

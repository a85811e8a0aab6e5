/**
 * npm run fuzz -- --pairs 1000000 --seed 7: the engines against each other. Without a seed, another one each time.
 * With --logic, forms of conditions and formulas.
 */
import { parseArgs } from 'util';
import { fuzz } from './fuzz';
import { fuzzLogic } from './logic/fuzz';

const { values } = parseArgs( {
	options: {
		logic: { type: 'boolean', default: false },
		pairs: { type: 'string', default: '100000' },
		seed: { type: 'string' },
	},
} );
const pairs = Number( values.pairs );
const seed = Number( values.seed ?? Date.now() % 1000000000 );

if ( ! Number.isInteger( pairs ) || pairs < 1 || ! Number.isInteger( seed ) ) {
	process.stderr.write( 'Give whole numbers: npm run fuzz -- --pairs 100000 --seed 7\n' );
	process.exit( 1 );
}

const run = values.logic ? fuzzLogic : fuzz;

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

import { calculate, type Answer, type Values } from '../../../../src/calculators';
import { startScript } from '../php-engine';
import { Random } from '../random';
import { definitions, texts } from './definitions';
import { anyEntered } from './entered';

const BATCH = 100;

interface Pair {
	kind: string;
	entered: Record< string, string >;
	defaults: Values;
}

export interface CalculatorsReport {
	seed: number;
	pairs: number;
	perSecond: number;
	/** How often each calculator answered, and how. */
	outcomes: Record< string, number >;
	differences: number;
	smallest: { pair: Pair; what: string } | null;
}

const anyPair = ( random: Random ): Pair => {
	const kind = random.pick( Object.keys( definitions ) );
	return { kind, entered: anyEntered( random, definitions[ kind ]! ), defaults: {} };
};

const differenceOf = ( ours: Answer, theirs: Answer ): string | null => {
	const name = ( Object.keys( ours ) as ( keyof Answer )[] ).find(
		( key ) => JSON.stringify( ours[ key ] ) !== JSON.stringify( theirs[ key ] )
	);
	return name
		? `${ name }: TypeScript ${ JSON.stringify( ours[ name ] ) }, PHP ${ JSON.stringify( theirs[ name ] ) }`
		: null;
};

/** Lets random entries be calculated in both languages. The same seed makes the same pairs. */
export const fuzzCalculators = async ( {
	pairs,
	seed,
}: {
	pairs: number;
	seed: number;
} ): Promise< CalculatorsReport > => {
	const random = new Random( seed );
	const php = startScript< Pair, Answer >( 'calculators/judge.php' );
	const outcomes: CalculatorsReport[ 'outcomes' ] = {};
	const found: { pair: Pair; what: string }[] = [];
	const start = performance.now();
	const count = ( name: string ) => ( outcomes[ name ] = ( outcomes[ name ] ?? 0 ) + 1 );

	try {
		for ( let made = 0; made < pairs; made += BATCH ) {
			const batch = random.many( Math.min( BATCH, pairs - made ), () => anyPair( random ) );
			const judging = php.judge( batch );
			const ours = batch.map( ( { kind, entered, defaults } ) =>
				calculate( definitions[ kind ]!, texts, entered, defaults )
			);
			( await judging ).forEach( ( theirs, index ) => {
				const pair = batch[ index ]!;
				const what = differenceOf( ours[ index ]!, theirs );
				if ( what ) {
					found.push( { pair, what } );
				}
				count( pair.kind );
				count(
					Object.keys( theirs.messages ).length > 0 ? 'with messages' : 'without messages'
				);
			} );
		}
		return {
			seed,
			pairs,
			perSecond: Math.round( ( pairs * 1000 ) / ( performance.now() - start ) ),
			outcomes,
			differences: found.length,
			smallest:
				found.sort( ( one, other ) => one.what.length - other.what.length )[ 0 ] ?? null,
		};
	} finally {
		php.stop();
	}
};

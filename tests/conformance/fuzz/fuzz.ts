import { isBlank } from '../../../src/forms';
import { anyAnswers } from './answers';
import { compare, type Difference } from './compare';
import { anyForm } from './forms';
import { startPhp, type Judgement, type Pair } from './php-engine';
import { Random } from './random';
import { shrink } from './shrink';

const BATCH = 250;

export interface Report {
	seed: number;
	pairs: number;
	perSecond: number;
	/** How often each thing came out: "email valid", "phone invalid", "text empty" … */
	outcomes: Record< string, number >;
	differences: number;
	smallest: Difference | null;
}

const size = ( { pair }: Difference ) => JSON.stringify( pair ).length;

const outcome = ( { messages, values }: Judgement, id: number ) => {
	if ( messages[ id ] !== undefined ) {
		return 'invalid';
	}
	return isBlank( values[ id ] ?? '' ) ? 'empty' : 'valid';
};

const count = ( outcomes: Report[ 'outcomes' ], judgement: Judgement ) => {
	for ( const { id, kind } of judgement.definition?.fields ?? [] ) {
		const name = `${ kind } ${ outcome( judgement, id ) }`;
		outcomes[ name ] = ( outcomes[ name ] ?? 0 ) + 1;
	}
};

/** As many random forms, each with answers. The same seed makes the same. */
export const anyPairs = ( random: Random, number: number ): Pair[] =>
	random.many( number, () => {
		const source = anyForm( random );
		return { source, raw: anyAnswers( random, source ) };
	} );

/** Judges random pairs of a form and answers in both languages. */
export const fuzz = async ( {
	pairs,
	seed,
}: {
	pairs: number;
	seed: number;
} ): Promise< Report > => {
	const random = new Random( seed );
	const php = startPhp();
	const outcomes: Report[ 'outcomes' ] = {};
	const found: Difference[] = [];
	const start = performance.now();
	const make = ( made: number ) => anyPairs( random, Math.min( BATCH, pairs - made ) );

	try {
		for ( let made = 0, batch = make( 0 ); batch.length > 0; ) {
			const judging = php.judge( batch );
			made += batch.length;
			const next = make( made ); // While PHP is at work.
			const judgements = await judging;

			judgements.forEach( ( judgement, index ) => {
				const difference = compare( batch[ index ] as Pair, judgement );
				count( outcomes, judgement );
				if ( difference ) {
					found.push( difference );
				}
			} );
			batch = next;
		}
		const perSecond = Math.round( ( pairs * 1000 ) / ( performance.now() - start ) );
		const first = found.sort( ( a, b ) => size( a ) - size( b ) )[ 0 ];

		return {
			seed,
			pairs,
			perSecond,
			outcomes,
			differences: found.length,
			smallest: first ? await shrink( first, php ) : null,
		};
	} finally {
		php.stop();
	}
};

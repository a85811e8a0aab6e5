import { readAnswers, resolveLogic, validateForm } from '../../../../src/forms';
import '../../whole-engine';
import { formDataOf } from '../../cases';
import { startScript, type Judgement } from '../php-engine';
import { Random } from '../random';
import { anyCompoundPair, type CompoundPair } from './pairs';

const BATCH = 250;

export interface CompoundReport {
	perSecond: number;
	differences: number;
	/** How often each kind came out: "name right", "list wrong" … */
	outcomes: Record< string, number >;
	/** The first difference. */
	smallest: { what: string; pair: CompoundPair } | null;
}

/** What TypeScript and PHP say to a pair, in the same form. */
const verdicts = ( { raw }: CompoundPair, php: Judgement ) => {
	const { definition } = php;
	const answers = readAnswers( definition, formDataOf( raw, definition ) );
	const found = validateForm( definition, resolveLogic( definition, answers ) );
	const ids = definition.fields.map( ( { id } ) => id );
	return {
		typescript: JSON.stringify( {
			values: ids.map( ( id ) => answers[ id ] ),
			messages: ids.map( ( id ) => found[ id ]?.message ?? null ),
			inputs: Object.assign( {}, ...ids.map( ( id ) => found[ id ]?.inputs ?? {} ) ),
		} ),
		php: JSON.stringify( {
			values: ids.map( ( id ) => php.values[ id ] ),
			messages: ids.map( ( id ) => php.messages[ id ] ?? null ),
			inputs: php.inputs,
		} ),
	};
};

const difference = ( pair: CompoundPair, php: Judgement ): CompoundReport[ 'smallest' ] => {
	if ( php.problem !== undefined ) {
		return { what: php.problem, pair };
	}
	const said = verdicts( pair, php );
	return said.php === said.typescript
		? null
		: { what: `PHP: ${ said.php }\nTypeScript: ${ said.typescript }`, pair };
};

const count = ( outcomes: CompoundReport[ 'outcomes' ], { definition, messages }: Judgement ) => {
	for ( const { id, kind } of definition?.fields ?? [] ) {
		const name = `${ kind } ${ messages[ id ] ? 'wrong' : 'right' }`;
		outcomes[ name ] = ( outcomes[ name ] ?? 0 ) + 1;
	}
};

/** Judges random names, addresses and lists in both languages, part by part. The same seed makes the same pairs. */
export const fuzzCompound = async ( {
	pairs,
	seed,
}: {
	pairs: number;
	seed: number;
} ): Promise< CompoundReport > => {
	const random = new Random( seed );
	const php = startScript< CompoundPair, Judgement >( 'judge.php' );
	const report: CompoundReport = { perSecond: 0, differences: 0, outcomes: {}, smallest: null };
	const start = performance.now();
	try {
		for ( let made = 0; made < pairs; made += BATCH ) {
			const batch = random.many( Math.min( BATCH, pairs - made ), () =>
				anyCompoundPair( random )
			);
			( await php.judge( batch ) ).forEach( ( judgement, index ) => {
				const found = difference( batch[ index ] as CompoundPair, judgement );
				count( report.outcomes, judgement );
				report.differences += found ? 1 : 0;
				report.smallest ??= found;
			} );
		}
	} finally {
		php.stop();
	}
	report.perSecond = Math.round( ( pairs * 1000 ) / ( performance.now() - start ) );
	return report;
};

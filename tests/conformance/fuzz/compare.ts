import { readAnswers, resolveLogic, validateForm } from '../../../src/forms';
import '../whole-engine';
import { formDataOf } from '../cases';
import type { Judgement, Pair } from './php-engine';

export interface Difference {
	pair: Pair;
	what: string;
}

const sorted = ( messages: Record< string, string > ) => Object.entries( messages ).sort();

/** What the two engines do not agree on; null when they do. */
export const compare = ( pair: Pair, php: Judgement ): Difference | null => {
	if ( php.problem ) {
		return { pair, what: php.problem };
	}
	const values = readAnswers( php.definition, formDataOf( pair.raw, php.definition ) );
	const verdicts = validateForm( php.definition, resolveLogic( php.definition, values ) );
	const inputs = Object.assign( {}, ...Object.values( verdicts ).map( ( one ) => one.inputs ) );

	if ( JSON.stringify( sorted( inputs ) ) !== JSON.stringify( sorted( php.inputs ) ) ) {
		const what = `inputs: TypeScript ${ JSON.stringify( inputs ) }, PHP ${ JSON.stringify( php.inputs ) }`;
		return { pair, what };
	}
	for ( const { id, kind } of php.definition.fields ) {
		for ( const [ name, ours, theirs ] of [
			[ 'value', values[ id ], php.values[ id ] ],
			[ 'message', verdicts[ id ]?.message, php.messages[ id ] ],
		] ) {
			if ( JSON.stringify( ours ) !== JSON.stringify( theirs ) ) {
				const what = `${ name } of field ${ id } (${ kind }): TypeScript ${ JSON.stringify( ours ) }, PHP ${ JSON.stringify( theirs ) }`;
				return { pair, what };
			}
		}
	}
	return null;
};

import { readAnswers, settle, validateForm } from '../../../src/forms';
import type { Judgement, Pair } from './php-engine';

export interface Difference {
	pair: Pair;
	what: string;
}

/** What the two engines do not agree on; null when they do. */
export const compare = ( pair: Pair, php: Judgement ): Difference | null => {
	if ( php.problem ) {
		return { pair, what: php.problem };
	}
	const data = new FormData();
	Object.entries( pair.raw ).forEach( ( [ name, value ] ) => data.set( name, value ) );
	const values = readAnswers( php.definition, data );
	const messages = validateForm( php.definition, settle( php.definition, values ) );

	for ( const { id, kind } of php.definition.fields ) {
		for ( const [ name, ours, theirs ] of [
			[ 'value', values[ id ], php.values[ id ] ],
			[ 'message', messages[ id ], php.messages[ id ] ],
		] ) {
			if ( JSON.stringify( ours ) !== JSON.stringify( theirs ) ) {
				const what = `${ name } of field ${ id } (${ kind }): TypeScript ${ JSON.stringify( ours ) }, PHP ${ JSON.stringify( theirs ) }`;
				return { pair, what };
			}
		}
	}
	return null;
};

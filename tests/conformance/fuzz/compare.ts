import { readAnswers, settle, validateForm } from '../../../src/forms';
import { formDataOf } from '../cases';
import type { Raw } from './answers';
import type { Judgement, Pair } from './php-engine';

export interface Difference {
	pair: Pair;
	what: string;
}

const sorted = ( messages: Record< string, string > ) => Object.entries( messages ).sort();

/** What a browser's form holds; of files that the server has received it keeps a list. */
const formDataOf = ( raw: Raw ): FormData => {
	const data = new FormData();
	const uploaded: Record< string, object[] > = {};

	for ( const [ name, value ] of Object.entries( raw ) ) {
		for ( const item of [ value ].flat() ) {
			if ( typeof item === 'string' ) {
				data.append( name, item );
			} else {
				const { id, name: fileName, size } = item;
				const file = { uploaded_filename: fileName, temp_filename: id, size };
				uploaded[ name ] = [ ...( uploaded[ name ] ?? [] ), file ];
			}
		}
	}
	data.set( 'gform_uploaded_files', JSON.stringify( uploaded ) );
	return data;
};

/** What the two engines do not agree on; null when they do. */
export const compare = ( pair: Pair, php: Judgement ): Difference | null => {
	if ( php.problem ) {
		return { pair, what: php.problem };
	}
	const values = readAnswers( php.definition, formDataOf( pair.raw, php.definition ) );
	const verdicts = validateForm( php.definition, settle( php.definition, values ) );
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

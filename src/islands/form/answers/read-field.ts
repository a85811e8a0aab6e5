import { readAnswers, type Answers } from '../../../forms';
import type { Context } from '../context';
import type { Control } from '../markup/markup';

/** What sends its value, the whole of it and always: no boxes to tick, no files, no several choices. */
const isPlain = ( control: Control ) =>
	! control.matches( '[type=checkbox], [type=radio], [type=file], [multiple]' );

/**
 * What one field holds, without asking all the others: at a key stroke in a form of a thousand
 * inputs that would be felt. Undefined for fields in which more than text counts.
 */
export const readField = ( { definition, markup }: Context, id: number ): Answers | undefined => {
	const result = markup.result( id )?.input;
	const controls = result ? [ result ] : markup.controls( id );
	if ( controls.length === 0 || ! controls.every( isPlain ) ) {
		return undefined;
	}
	const fields = definition.fields.filter( ( field ) => field.id === id );
	const data = new FormData();
	controls.forEach( ( { disabled, name, value } ) => ! disabled && data.append( name, value ) );
	return readAnswers( { ...definition, fields }, data );
};

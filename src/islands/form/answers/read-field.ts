import { readAnswers, type Answers } from '../../../forms';
import type { Context } from '../context';
import type { Control } from '../markup/markup';

/** Keeps its answer elsewhere, or sends several at once. */
const needsWholeForm = ( control: Control ) => control.matches( '[type=file], [multiple]' );

const isSent = ( { checked, disabled, type }: HTMLInputElement ) =>
	! disabled && ( checked || ! /checkbox|radio/.test( type ) );

/**
 * What one field holds, without asking all the others: at a key stroke in a form of a thousand
 * inputs that would be felt, and `new FormData( form )` has the browser lay out the page where there is a textarea, in
 * the middle of the answer to a press. Undefined for fields that take more to be read.
 */
export const readField = ( { definition, markup }: Context, id: number ): Answers | undefined => {
	const result = markup.result( id )?.input;
	const controls = result ? [ result ] : markup.controls( id );
	if ( controls.length === 0 || controls.some( needsWholeForm ) ) {
		return undefined;
	}
	const fields = definition.fields.filter( ( field ) => field.id === id );
	const data = new FormData();
	( controls as HTMLInputElement[] )
		.filter( isSent )
		.forEach( ( { name, value } ) => data.append( name, value ) );
	return readAnswers( { ...definition, fields }, data );
};

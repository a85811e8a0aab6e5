import { readAnswers, type Answers } from '../../../forms';
import type { Context } from '../context';
import type { Control } from '../markup/markup';

/** Whether a control keeps its answer elsewhere (files) or sends several values. */
const needsWholeForm = ( control: Control ) => control.matches( '[type=file], [multiple]' );

const isSent = ( { checked, disabled, type }: HTMLInputElement ) =>
	! disabled && ( checked || ! /checkbox|radio/.test( type ) );

/**
 * Returns one field's answer without reading all other fields. Reading all of them at each key press would be slow in a
 * form of a thousand inputs, and `new FormData( form )` makes the browser lay out the page if there is a textarea,
 * which would delay the response to a press. Returns undefined for fields that need the whole form.
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

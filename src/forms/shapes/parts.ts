import type { FieldInput } from '../../contract/public-definition';
import { broken } from '../rules';
import { isBlank } from '../value';
import type { Shape } from './shape';
import { isUnanswered, textOf } from './unanswered-parts';

const messageOf = ( input: FieldInput, text: string ) => {
	if ( isBlank( text ) ) {
		return input.required ? input.messages?.required : null;
	}
	return broken( input.rules ?? [], [ text ] );
};

/** One text for each input, such as the parts of a name: each is checked by itself; all must be valid (spec 5). */
export const parts: Shape = {
	read: ( { inputs }, { text } ) =>
		Object.fromEntries( inputs.map( ( { id, name } ) => [ id, text( name ) ] ) ),
	isEmpty: isUnanswered,
	judge: ( field, value ) => {
		const found = field.inputs.flatMap( ( input ): Array< [ string, string ] > => {
			const message = messageOf( input, textOf( input, value ) );
			return message === null || message === undefined ? [] : [ [ input.id, message ] ];
		} );
		const whole =
			field.required && isUnanswered( field, value )
				? ( field.messages.required ?? '' )
				: null;
		return { message: found[ 0 ]?.[ 1 ] ?? whole, inputs: Object.fromEntries( found ) };
	},
};

import type { FieldInput, PublicField } from '../../contract/public-definition';
import { broken } from '../rules';
import { isBlank, type Value } from '../value';
import type { Shape } from './shape';

/** A choice that still stands where the form put it, such as a country, is no answer by itself. */
const isPreset = ( { control, defaultValue }: FieldInput, text: string ) =>
	control === 'select' && text === defaultValue;

const textOf = ( { id }: FieldInput, value: Value ) =>
	( value as Record< string, string > )[ id ] ?? '';

const isEmpty = ( { inputs }: PublicField, value: Value ) =>
	inputs.every( ( input ) => {
		const text = textOf( input, value );
		return isBlank( text ) || isPreset( input, text );
	} );

const messageOf = ( input: FieldInput, text: string ) => {
	if ( isBlank( text ) ) {
		return input.required ? input.messages?.required : null;
	}
	return broken( input.rules ?? [], [ text ] );
};

/** A text by input, such as the parts of a name: each judged by itself, valid only when all are (spec 5). */
export const parts: Shape = {
	read: ( { inputs }, { text } ) =>
		Object.fromEntries( inputs.map( ( { id, name } ) => [ id, text( name ) ] ) ),
	isEmpty,
	judge: ( field, value ) => {
		const found = field.inputs.flatMap( ( input ): Array< [ string, string ] > => {
			const message = messageOf( input, textOf( input, value ) );
			return message === null || message === undefined ? [] : [ [ input.id, message ] ];
		} );
		const whole =
			field.required && isEmpty( field, value ) ? ( field.messages.required ?? '' ) : null;
		return { message: found[ 0 ]?.[ 1 ] ?? whole, inputs: Object.fromEntries( found ) };
	},
};

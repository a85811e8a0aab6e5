import { broken } from '../rules';
import { isBlank, textsOf } from '../value';
import { verdict, type Shape } from './shape';

/** A text, or several texts that each have to pass the field's rules. */
export const flat = ( read: Shape[ 'read' ] ): Shape => ( {
	read,
	isEmpty: ( _field, value ) => isBlank( value ),
	judge: ( { messages, required, rules }, value ) => {
		const texts = textsOf( value );
		if ( ! isBlank( value ) ) {
			return verdict( broken( rules, texts ) );
		}
		const isTyped = texts.join( '' ) !== '';
		const message = ( isTyped && messages.blank ) || messages.required || '';
		return verdict( required ? message : null );
	},
} );

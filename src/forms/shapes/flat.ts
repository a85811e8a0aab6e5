import { broken } from '../rules';
import { isBlank, textsOf } from '../value';
import { verdict, type Shape } from './shape';

/** A text or several texts that the field's rules judge alike. */
export const flat = ( read: Shape[ 'read' ] ): Shape => ( {
	read,
	isEmpty: ( _field, value ) => isBlank( value ),
	judge: ( { messages, required, rules }, value ) =>
		isBlank( value )
			? verdict( required ? ( messages.required ?? '' ) : null )
			: verdict( broken( rules, textsOf( value ) ) ),
} );

import type { Behaviour } from './context';
import { listen } from './listen';

/**
 * Keeps characters out that a field does not take (spec 5), as they are typed or pasted. Text
 * that an input method is still composing is left alone; the field's rules judge it later.
 */
export const allowCharacters: Behaviour = ( { definition, markup } ) => {
	const allowed = new Map(
		definition.fields
			.flatMap( ( field ) => [ { ...field, id: String( field.id ) }, ...field.inputs ] )
			.flatMap( ( { id, allow } ) =>
				allow ? [ [ id, new RegExp( `^(?:${ allow })$`, 'u' ) ] as const ] : []
			)
	);
	return listen< InputEvent >( markup.form, 'beforeinput', ( event ) => {
		const characters = allowed.get(
			markup.inputOf( event.target ) ?? String( markup.fieldOf( event.target ) )
		);
		if ( ! characters || ! event.data || event.isComposing ) {
			return;
		}
		const kept = [ ...event.data ].filter( ( one ) => characters.test( one ) ).join( '' );
		if ( kept !== event.data ) {
			event.preventDefault();
			if ( kept ) {
				// Unlike setting the value, this can be undone and keeps the caret.
				document.execCommand( 'insertText', false, kept );
			}
		}
	} );
};

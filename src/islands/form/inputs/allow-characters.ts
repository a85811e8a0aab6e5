import type { Behaviour } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { allows } from './allows';
import { leftOutNote, leftOutText } from './left-out-characters';

/**
 * Keeps characters out that a field does not take (spec 5), as they are typed or pasted, and says so: what was meant
 * may be another thing then. Text that an input method is still composing is left alone; the field's rules judge it later.
 */
export const allowCharacters: Behaviour = ( { definition, markup } ) => {
	const characterTests = new Map(
		definition.fields
			.flatMap( ( field ) => [ { ...field, id: String( field.id ) }, ...field.inputs ] )
			.flatMap( ( { id, allow } ) => ( allow ? [ [ id, allows( allow ) ] as const ] : [] ) )
	);
	const testOf = ( target: EventTarget | null ) =>
		characterTests.get( markup.inputOf( target ) ?? String( markup.fieldOf( target ) ) );
	const note = leftOutNote();
	let inserted = '';
	const setNote = ( text = '' ) => {
		note.textContent = text;
	};
	return combineCleanups(
		listen( markup.form, 'focusin', ( { target } ) => {
			if ( testOf( target ) && target instanceof Element ) {
				setNote();
				target.before( note );
			}
		} ),
		// The `input` event of what was inserted here comes at once, or only after the note was set.
		listen< InputEvent >( markup.form, 'input', ( { data } ) => {
			if ( ! inserted || data !== inserted ) {
				setNote();
			}
			inserted = '';
		} ),
		listen< InputEvent >( markup.form, 'beforeinput', ( event ) => {
			const isAllowed = testOf( event.target );
			if ( ! isAllowed || ! event.data || event.isComposing ) {
				return;
			}
			// Other pages, and telephones, write a no-break space into numbers.
			const text = event.data.replace( /\s/g, ' ' );
			const allowedText = [ ...text ].filter( isAllowed ).join( '' );
			if ( allowedText !== event.data ) {
				event.preventDefault();
				if ( allowedText ) {
					inserted = allowedText;
					// Unlike setting the value, this can be undone and keeps the caret.
					document.execCommand( 'insertText', false, allowedText );
				}
				// A space that a keyboard adds behind a word is not worth a note.
				const leftOut = [ ...( text.trim() || ' ' ) ].filter(
					( character ) => ! isAllowed( character )
				);
				if ( leftOut.length ) {
					setNote( leftOutText( definition.texts, leftOut ) );
				}
			}
		} )
	);
};

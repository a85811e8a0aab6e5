import type { Behaviour } from '../context';
import { leftOutNote, leftOutText } from './left-out-characters';
import { all, listen } from '../events/listen';

/**
 * Keeps characters out that a field does not take (spec 5), as they are typed or pasted, and says so: what was meant
 * may be another thing then. Text that an input method is still composing is left alone; the field's rules judge it later.
 */
export const allowCharacters: Behaviour = ( { definition, markup } ) => {
	const allowed = new Map(
		definition.fields
			.flatMap( ( field ) => [ { ...field, id: String( field.id ) }, ...field.inputs ] )
			.flatMap( ( { id, allow } ) =>
				allow ? [ [ id, new RegExp( `^(?:${ allow })$`, 'u' ) ] as const ] : []
			)
	);
	const charactersOf = ( target: EventTarget | null ) =>
		allowed.get( markup.inputOf( target ) ?? String( markup.fieldOf( target ) ) );
	const note = leftOutNote();
	let inserted = '';
	const say = ( text = '' ) => {
		note.textContent = text;
	};
	return all(
		listen( markup.form, 'focusin', ( { target } ) => {
			if ( charactersOf( target ) && target instanceof Element ) {
				say();
				target.before( note );
			}
		} ),
		// Browsers tell of what was inserted here at once, or only after it was said what is missing.
		listen< InputEvent >( markup.form, 'input', ( { data } ) => {
			if ( ! inserted || data !== inserted ) {
				say();
			}
			inserted = '';
		} ),
		listen< InputEvent >( markup.form, 'beforeinput', ( event ) => {
			const characters = charactersOf( event.target );
			if ( ! characters || ! event.data || event.isComposing ) {
				return;
			}
			const isKept = ( one: string ) => characters.test( one );
			const kept = [ ...event.data ].filter( isKept ).join( '' );
			if ( kept !== event.data ) {
				event.preventDefault();
				if ( kept ) {
					inserted = kept;
					// Unlike setting the value, this can be undone and keeps the caret.
					document.execCommand( 'insertText', false, kept );
				}
				// The space that a keyboard adds behind a word is nothing to tell of.
				const left = [ ...( event.data.trim() || ' ' ) ].filter(
					( one ) => ! isKept( one )
				);
				if ( left.length ) {
					say( leftOutText( definition.texts, left ) );
				}
			}
		} )
	);
};

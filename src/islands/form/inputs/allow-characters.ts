import type { FieldRule } from '../../../contract/public-definition';
import type { Behaviour } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { allows } from './allows';
import { leftOutNote, leftOutText, overflows } from './left-out-characters';

/** White space and marks of writing direction: they come along when text is copied, and no pattern takes them. */
const UNSEEN_AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const hasForm = ( rules: FieldRule[] = [] ) =>
	rules.some( ( { rule } ) => rule === 'pattern' || rule === 'calendarDate' );

/**
 * Keeps characters out that a field does not take (spec 5), as they are typed or pasted, and says so: what was meant
 * may be another thing then. Text that an input method is still composing is left alone; the field's rules judge it later.
 * What nobody sees around pasted text is left out without a word where a rule would refuse it, and around all that was
 * typed once the input is left: the keyboards of telephones compose their words, and the space behind them.
 */
export const allowCharacters: Behaviour = ( { definition, markup } ) => {
	const characterTests = new Map(
		definition.fields
			.flatMap( ( field ) => [ { ...field, id: String( field.id ) }, ...field.inputs ] )
			.filter( ( { allow, rules } ) => allow || hasForm( rules ) )
			.map( ( { id, allow = '.' } ) => [ id, allows( allow ) ] )
	);
	const testOf = ( target: EventTarget | null ) =>
		characterTests.get( markup.inputOf( target ) ?? String( markup.fieldOf( target ) ) );
	const note = leftOutNote();
	let isNoteNew = false;
	return combineCleanups(
		listen( markup.form, 'focusin', ( { target } ) => {
			if ( testOf( target ) && target instanceof Element ) {
				note.textContent = '';
				target.before( note );
			}
		} ),
		// The `input` event of what was inserted here comes at once, or only after the note was set.
		listen( markup.form, 'input', () => {
			if ( ! isNoteNew ) {
				note.textContent = '';
			}
			isNoteNew = false;
		} ),
		listen( markup.form, 'change', ( { target } ) => {
			const control = target as HTMLInputElement;
			const seen = testOf( control ) && control.value.replace( UNSEEN_AROUND, '' );
			if ( seen !== undefined && seen !== control.value ) {
				control.value = seen;
				control.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
			}
		} ),
		listen< InputEvent >( markup.form, 'beforeinput', ( event ) => {
			const isAllowed = testOf( event.target );
			const { data, inputType, isComposing } = event;
			isNoteNew = false;
			if ( ! isAllowed || ! data || isComposing ) {
				return;
			}
			const isPasted = /Paste|Drop/.test( inputType );
			const pasted = isPasted ? data.replace( UNSEEN_AROUND, '' ) : data;
			// Other pages, and telephones, write a no-break space into numbers.
			const text = pasted.replace( /\s/g, ' ' );
			const allowedText = [ ...text ].filter( isAllowed ).join( '' );
			// A space that a keyboard adds behind a word is not worth a note.
			const leftOut = [ ...( text.trim() || ' ' ) ].filter(
				( character ) => ! isAllowed( character )
			);
			const control = event.target as HTMLInputElement;
			const words = leftOutText(
				definition.texts,
				leftOut,
				isPasted && overflows( control, allowedText ) ? control.maxLength : 0
			);
			if ( allowedText !== data ) {
				event.preventDefault();
				if ( allowedText ) {
					// Unlike setting the value, this can be undone and keeps the caret.
					document.execCommand( 'insertText', false, allowedText );
				}
			}
			note.textContent = words;
			isNoteNew = words !== '';
		} )
	);
};

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
 * What a control takes of a text, and what it leaves out.
 *
 * @param data
 * @param isPasted  Or dropped.
 * @param isAllowed Undefined where anything may be typed: then all of it is taken as it is.
 */
const filtered = (
	data: string,
	isPasted: boolean,
	isAllowed?: ReturnType< typeof allows >
): [ taken: string, leftOut: string[] ] => {
	if ( ! isAllowed ) {
		return [ data, [] ];
	}
	const pasted = isPasted ? data.replace( UNSEEN_AROUND, '' ) : data;
	// Other pages, and telephones, write a no-break space into numbers.
	const text = pasted.replace( /\s/g, ' ' );
	return [
		[ ...text ].filter( isAllowed ).join( '' ),
		// A space that a keyboard adds behind a word is not worth a note.
		[ ...( text.trim() || ' ' ) ].filter( ( character ) => ! isAllowed( character ) ),
	];
};

/**
 * Keeps characters out that a field does not take (spec 5), as they are typed or pasted, and says so: what was meant
 * may be another thing then. Text that an input method is still composing is left alone; the field's rules judge it later.
 * What nobody sees around pasted text is left out without a word where a rule would refuse it, and around all that was
 * typed once the input is left: the keyboards of telephones compose their words, and the space behind them. That a
 * browser cuts what is pasted is said of every control that it does so in.
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
			const control = target as HTMLInputElement;
			if ( testOf( control ) || control.maxLength > 0 ) {
				note.textContent = '';
				control.before( note );
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
			const { data, inputType, isComposing, target } = event;
			const control = target as HTMLInputElement;
			isNoteNew = false;
			if ( ! data || isComposing ) {
				return;
			}
			const isPasted = /Paste|Drop/.test( inputType );
			const [ taken, leftOut ] = filtered( data, isPasted, testOf( control ) );
			const words = leftOutText(
				definition.texts,
				leftOut,
				isPasted && overflows( control, taken ) && control.maxLength
			);
			if ( taken !== data ) {
				event.preventDefault();
				if ( taken ) {
					// Unlike setting the value, this can be undone and keeps the caret.
					document.execCommand( 'insertText', false, taken );
				}
			}
			note.textContent = words;
			isNoteNew = words !== '';
		} )
	);
};

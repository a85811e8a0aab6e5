import type { FieldRule } from '../../../contract/public-definition';
import type { Behaviour } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { allows } from './allows';
import { leftOutNote, leftOutText, overflows } from './left-out-characters';

/** White space and marks of writing direction, which copied text often has at its ends; no pattern allows them. */
const UNSEEN_AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const hasForm = ( rules: FieldRule[] = [] ) =>
	rules.some( ( { rule } ) => rule === 'pattern' || rule === 'calendarDate' );

/**
 * Returns the part of a text that a control accepts, and what is left out.
 *
 * @param data
 * @param isPasted  Whether the text was pasted or dropped.
 * @param isAllowed Undefined if any character is allowed: then the text is accepted as it is.
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
	// Web pages and phones write a no-break space into numbers.
	const text = pasted.replace( /\s/g, ' ' );
	return [
		[ ...text ].filter( isAllowed ).join( '' ),
		// A space that a keyboard adds after a word needs no note.
		[ ...( text.trim() || ' ' ) ].filter( ( character ) => ! isAllowed( character ) ),
	];
};

/**
 * Keeps out characters that a field does not allow (spec 5) as they are typed or pasted, and shows a note, since the
 * person may have meant something else. Text that an input method is still composing is left alone; the field's rules
 * check it later. Invisible characters around pasted text are removed without a note if a rule would refuse them, and
 * so are those around typed text once the input loses the focus: phone keyboards compose words with the space after
 * them. If the browser truncates pasted text, a note says so at any control.
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
		// The `input` event of the text inserted here comes at once, or only after the note was set.
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

import type { FormTexts } from '../../../contract/texts';
import { fillText } from '../texts/fill-text';

/**
 * A note above a control, near its errors, about characters that were left out of typed or pasted text. The element
 * exists before there is a note, so that screen readers announce the note.
 */
export const leftOutNote = () => {
	const note = document.createElement( 'p' );
	note.className = 'atoll-field__note';
	note.setAttribute( 'role', 'status' );
	return note;
};

/** Whether a browser will truncate inserted text. Inputs for email addresses do not reveal the selection. */
export const overflows = (
	{ maxLength, selectionEnd, selectionStart, value }: HTMLInputElement,
	text: string
): boolean =>
	maxLength > 0 &&
	value.length - Number( selectionEnd ) + Number( selectionStart ) + text.length > maxLength;

/**
 * Returns the text of the note; empty if nothing was left out.
 *
 * @param max Maximum number of characters if the text was too long; else false.
 */
export const leftOutText = (
	texts: FormTexts,
	characters: string[],
	max: number | false
): string => {
	const list = [ ...new Set( characters ) ].join( ' ' ).trim();
	const spaces = characters.length ? texts.leftOutSpaces : '';
	return [
		list ? fillText( texts.leftOut, { characters: list } ) : spaces,
		max && fillText( texts.leftOutEnd, { max } ),
	]
		.filter( Boolean )
		.join( ' ' );
};

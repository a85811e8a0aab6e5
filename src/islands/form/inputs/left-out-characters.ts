import type { FormTexts } from '../../../contract/texts';
import { fillText } from '../texts/fill-text';

/**
 * Where it is said what was left out of what was typed or pasted: above a control, where its errors stand too. It is
 * there before there is something to say, so that screen readers listen to it.
 */
export const leftOutNote = () => {
	const note = document.createElement( 'p' );
	note.className = 'atoll-field__note';
	note.setAttribute( 'role', 'status' );
	return note;
};

/** Whether a browser will cut a text that is inserted. An email address's input does not tell what is selected. */
export const overflows = (
	{ maxLength, selectionEnd, selectionStart, value }: HTMLInputElement,
	text: string
): boolean =>
	maxLength > 0 &&
	value.length - Number( selectionEnd ) + Number( selectionStart ) + text.length > maxLength;

/**
 * Empty where nothing was left out.
 *
 * @param max How many characters fit, where there were more; else false.
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

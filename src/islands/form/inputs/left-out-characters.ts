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

export const leftOutText = ( texts: FormTexts, characters: string[] ): string => {
	const list = [ ...new Set( characters ) ].join( ' ' ).trim();
	return list ? fillText( texts.leftOut, { characters: list } ) : texts.leftOutSpaces;
};

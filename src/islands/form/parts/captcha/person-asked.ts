import { scrollIntoView } from '../../focus/scroll';
import type { Markup } from '../../markup/markup';

/**
 * Shows in the form's status that the vendor asks the person something, and scrolls the vendor's widget into view: it
 * appears on its own, while the form seems to be sending.
 *
 * @param markup
 * @param text   The sentence to show.
 * @return Shows or removes the sentence.
 */
export const personAsked = ( { place }: Markup, text: string ) => {
	const sentence = document.createElement( 'span' );
	sentence.className = 'atoll-sending';
	sentence.textContent = text;
	return ( isAsked: boolean ) => {
		const captcha = place( 'captcha' );
		if ( isAsked && captcha ) {
			place( 'status' )?.append( sentence );
			scrollIntoView( captcha, 'center' );
		} else {
			sentence.remove();
		}
	};
};

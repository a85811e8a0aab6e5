import { scrollIntoView } from '../../focus/scroll';
import type { Markup } from '../../markup/markup';

/**
 * Says in the form's status that the vendor asks the person, and brings what it shows into view: it appears by itself,
 * while the form seems to be sent.
 *
 * @param markup
 * @param text   The sentence.
 * @return Says it, or no longer.
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

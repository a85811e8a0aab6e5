import type { FormTexts } from '../../../../contract/texts';
import { fillText } from '../../texts/fill-text';

/**
 * Returns the number of suggested addresses as text for screen readers.
 *
 * @param texts    Sentences of the interface.
 * @param count    Number of addresses found.
 * @param searched The text searched for; empty before a search.
 */
export const countText = ( texts: FormTexts, count: number, searched: string ): string => {
	if ( searched === '' ) {
		return '';
	}
	const [ none, one, many ] = [ texts.lookupNone, texts.lookupOne, texts.lookupMany ];
	return fillText( [ none, one ][ count ] ?? many, { count } );
};

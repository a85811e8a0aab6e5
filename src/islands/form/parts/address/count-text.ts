import type { FormTexts } from '../../../../contract/texts';
import { fillText } from '../../texts/fill-text';

/**
 * How many addresses there are to choose from, for whoever cannot see them.
 *
 * @param texts    Sentences of the interface.
 * @param count    How many were found.
 * @param searched What for; empty while nothing was.
 */
export const countText = ( texts: FormTexts, count: number, searched: string ): string => {
	if ( searched === '' ) {
		return '';
	}
	const [ none, one, many ] = [ texts.lookupNone, texts.lookupOne, texts.lookupMany ];
	return fillText( [ none, one ][ count ] ?? many, { count } );
};

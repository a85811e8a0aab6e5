import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { modals } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';

/**
 * Whether assistive technology hears what the page says: it does not while a modal, or the menu of small screens, makes
 * the rest of the page inert. A live region that was so says only what is added once the page has been painted without.
 */
export const useIsHeard = (): boolean => {
	const isOnTop = useSelect( ( select ) => select( modals ).isOnTop(), [] );
	const [ isPainted, setPainted ] = useState( isOnTop );
	useEffect( () => {
		if ( isOnTop === isPainted ) {
			return;
		}
		return isOnTop ? afterPaint( () => setPainted( true ) ) : setPainted( false );
	}, [ isOnTop, isPainted ] );
	return isOnTop && isPainted;
};

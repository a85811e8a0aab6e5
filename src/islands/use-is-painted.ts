import { useEffect, useState } from '@wordpress/element';
import { afterPaint } from '../browser/after-paint';

/**
 * Hook that returns whether a condition holds and already held when the page was last painted. A live region that a
 * modal made inert only announces what is added after the page has been painted without the modal.
 */
export const useIsPainted = ( isSo: boolean ): boolean => {
	const [ isPainted, setPainted ] = useState( isSo );
	useEffect( () => {
		if ( isSo === isPainted ) {
			return;
		}
		return isSo ? afterPaint( () => setPainted( true ) ) : setPainted( false );
	}, [ isSo, isPainted ] );
	return isSo && isPainted;
};

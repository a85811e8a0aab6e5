import { useEffect, useState } from '@wordpress/element';
import { afterPaint } from '../browser/after-paint';

/**
 * Whether something is so, and was when the page was painted last. A live region that a modal made inert says only what
 * is added once the page has been painted without.
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

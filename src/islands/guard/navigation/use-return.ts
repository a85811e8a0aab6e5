import { useEffect } from '@wordpress/element';
import {
	isFromBrowserCache,
	onReturn,
	type Callbacks,
} from '../../../browser/session/browser-cache';
import { useLatest } from '../../../ui/use-latest';

/**
 * Hook that calls back when the page enters the browser's back/forward cache and returns, even if it returned before.
 */
export const useReturn = ( callbacks: Callbacks ) => {
	const latest = useLatest( callbacks );
	useEffect( () => {
		const abortController = new AbortController();
		onReturn(
			{
				onLeave: () => latest.current.onLeave(),
				onReturn: () => latest.current.onReturn(),
			},
			abortController.signal
		);
		if ( isFromBrowserCache() ) {
			latest.current.onReturn();
		}
		return () => abortController.abort();
	}, [ latest ] );
};

import { useEffect } from '@wordpress/element';
import {
	isFromBrowserCache,
	onReturn,
	type Callbacks,
} from '../../../browser/session/browser-cache';
import { useLatest } from '../../../ui/use-latest';

/** Calls back when a page leaves for the browser's cache and comes back, also if it came back before this mounted. */
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

import { useEffect } from '@wordpress/element';
import {
	isFromBrowserCache,
	onReturn,
	type Callbacks,
} from '../../../browser/session/browser-cache';
import { useLatest } from '../../use-latest';

/** Hears of a page that the browser keeps, also of one that it had kept before anybody listened. */
export const useReturn = ( callbacks: Callbacks ) => {
	const latest = useLatest( callbacks );
	useEffect( () => {
		const life = new AbortController();
		onReturn(
			{
				onLeave: () => latest.current.onLeave(),
				onReturn: () => latest.current.onReturn(),
			},
			life.signal
		);
		if ( isFromBrowserCache() ) {
			latest.current.onReturn();
		}
		return () => life.abort();
	}, [ latest ] );
};

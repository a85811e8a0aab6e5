import { navigationEntry } from '../navigation-entry';

export interface Callbacks {
	/** The page is left, and may be restored as it is. */
	onLeave: () => void;
	/** The page was restored. */
	onReturn: () => void;
}

/** Calls back when the browser caches and restores the page without a request (Back, the back/forward cache). */
export const onReturn = ( { onLeave, onReturn: back }: Callbacks, signal?: AbortSignal ) => {
	const ifPersisted =
		( run: () => void ) =>
		( { persisted }: PageTransitionEvent ) =>
			persisted && run();
	window.addEventListener( 'pagehide', ifPersisted( onLeave ), { signal } );
	window.addEventListener( 'pageshow', ifPersisted( back ), { signal } );
};

/** Whether this page came from the browser's cache, without a request to the server. */
export const isFromBrowserCache = (): boolean => navigationEntry()?.transferSize === 0;

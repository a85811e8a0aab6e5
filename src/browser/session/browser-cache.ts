import { navigationEntry } from '../navigation-entry';

export interface Callbacks {
	/** The page is left, and may be brought back as it is. */
	onLeave: () => void;
	/** It was brought back. */
	onReturn: () => void;
}

/** Tells of a page that the browser keeps and brings back without asking anybody (Back, the bfcache). */
export const onReturn = ( { onLeave, onReturn: back }: Callbacks, signal?: AbortSignal ) => {
	const ifPersisted =
		( run: () => void ) =>
		( { persisted }: PageTransitionEvent ) =>
			persisted && run();
	window.addEventListener( 'pagehide', ifPersisted( onLeave ), { signal } );
	window.addEventListener( 'pageshow', ifPersisted( back ), { signal } );
};

/** Whether this page came from the browser's cache, without the server being asked. */
export const isFromBrowserCache = (): boolean => navigationEntry()?.transferSize === 0;

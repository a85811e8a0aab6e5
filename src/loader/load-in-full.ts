/** What a browser says before it, or a script, goes elsewhere; TypeScript does not know it yet. */
interface NavigateEvent extends Event {
	destination: { url: string; sameDocument: boolean };
	navigationType: string;
}

declare global {
	interface Window {
		/** Missing in older browsers. */
		navigation?: {
			addEventListener: (
				type: 'navigate',
				listener: ( event: NavigateEvent ) => void
			) => void;
		};
	}
}

const loadInFull = ( event: NavigateEvent ) => {
	const { sameDocument, url } = event.destination;
	// A script that shows more of a list while it is scrolled replaces the address, and goes nowhere.
	const isRoute = sameDocument && event.navigationType === 'push';
	if ( isRoute && new URL( url ).pathname !== location.pathname ) {
		event.preventDefault();
		location.assign( url );
	}
};

/**
 * After a script failed, the next page is loaded in full, past any router that would keep this one (spec 8: chunk
 * failures reload on the next route change). The change is watched and not the click, which may mean anything.
 */
export const loadNextPageInFull = () =>
	window.navigation?.addEventListener( 'navigate', loadInFull );

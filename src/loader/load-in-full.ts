/** The event before the browser or a script navigates; TypeScript does not know it yet. */
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
	// A script that loads more of a list while scrolling replaces the URL without navigating.
	const isRoute = sameDocument && event.navigationType === 'push';
	if ( isRoute && new URL( url ).pathname !== location.pathname ) {
		event.preventDefault();
		location.assign( url );
	}
};

/**
 * After a failed script, loads the next page in full, past any router that would keep this page (spec 8: chunk failures
 * reload on the next route change). Listens to the navigation, since a click may mean anything.
 */
export const loadNextPageInFull = () =>
	window.navigation?.addEventListener( 'navigate', loadInFull );

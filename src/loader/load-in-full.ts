/** What a browser says before it, or a script, goes elsewhere; TypeScript does not know it yet. */
interface NavigateEvent extends Event {
	destination: { url: string; sameDocument: boolean };
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
	if ( sameDocument && new URL( url ).pathname !== location.pathname ) {
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

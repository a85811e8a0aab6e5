const KEY = 'atoll-guard';

/** Milliseconds within which a tab is sent elsewhere once: what comes back at once would go round for ever. */
const PAUSE = 5000;

/** Whether this tab may be sent elsewhere by itself now; if so, it counts as sent. */
export const mayRedirect = (): boolean => {
	try {
		const last = Number( sessionStorage.getItem( KEY ) );
		if ( Math.abs( Date.now() - last ) < PAUSE ) {
			return false;
		}
		sessionStorage.setItem( KEY, String( Date.now() ) );
		return true;
	} catch {
		return false; // Without a memory nobody knows, and a link does it as well.
	}
};

const KEY = 'atoll-guard';

/** Milliseconds within which a tab is redirected only once: one that comes back at once would never stop. */
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
		return false; // Without storage a loop would not be noticed, and a link does as well.
	}
};

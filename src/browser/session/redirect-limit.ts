const KEY = 'atoll-guard';

/** Milliseconds within which a tab is redirected only once, to avoid endless redirects back and forth. */
const PAUSE = 5000;

/** Whether this tab may be redirected automatically now; if so, this counts as a redirect. */
export const mayRedirect = (): boolean => {
	try {
		const last = Number( sessionStorage.getItem( KEY ) );
		if ( Math.abs( Date.now() - last ) < PAUSE ) {
			return false;
		}
		sessionStorage.setItem( KEY, String( Date.now() ) );
		return true;
	} catch {
		return false; // Without storage, a loop would go unnoticed; people can follow the link instead.
	}
};

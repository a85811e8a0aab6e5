const KEY = 'atoll-session';

/** Stores in the browser when a session may end at the latest, and nothing else about it; 0 once it has ended. */
export const rememberSession = ( exp: number ) => {
	try {
		if ( exp > 0 ) {
			localStorage.setItem( KEY, String( exp ) );
		} else {
			localStorage.removeItem( KEY );
		}
	} catch {
		// Without storage, pages that know of no session do not ask for one.
	}
};

/** Whether to ask the server for a session on a page that knows of none. */
export const mayHaveSession = (): boolean => {
	try {
		return Number( localStorage.getItem( KEY ) ) > Date.now() / 1000;
	} catch {
		return false;
	}
};

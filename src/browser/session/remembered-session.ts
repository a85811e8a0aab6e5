const KEY = 'atoll-session';

/** Notes in the browser until when a session may last, and nothing else about it; 0 when it is over. */
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

/** Whether it is worth asking for a session where the page knows of none. */
export const mayHaveSession = (): boolean => {
	try {
		return Number( localStorage.getItem( KEY ) ) > Date.now() / 1000;
	} catch {
		return false;
	}
};

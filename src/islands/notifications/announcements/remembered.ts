/** Notification ids that are kept across pages. */
export interface Remembered {
	has( id: number ): boolean;
	add( id: number ): void;
}

const readStorage = ( key: string ): unknown => {
	try {
		return JSON.parse( sessionStorage.getItem( key ) ?? '[]' );
	} catch {
		return []; // Storage is blocked, or another script wrote to it.
	}
};

/**
 * Returns the ids kept for the browser session (spec 4), or only for this page if the browser blocks storage.
 *
 * @param key Name in session storage. It is read each time, as the browser may restore an older page from its cache.
 */
export const remembered = ( key: string ): Remembered => {
	const addedHere = new Set< unknown >();
	const all = () => {
		const stored = readStorage( key );
		return new Set( [ ...addedHere, ...( Array.isArray( stored ) ? stored : [] ) ] );
	};
	return {
		has: ( id ) => all().has( id ),
		add: ( id ) => {
			addedHere.add( id );
			try {
				sessionStorage.setItem( key, JSON.stringify( [ ...all() ] ) );
			} catch {
				// Storage is blocked or full: the id is kept for this page only.
			}
		},
	};
};

/** Numbers that outlast a page. */
export interface Remembered {
	has( id: number ): boolean;
	add( id: number ): void;
}

const readStorage = ( key: string ): unknown => {
	try {
		return JSON.parse( sessionStorage.getItem( key ) ?? '[]' );
	} catch {
		return []; // Storage is blocked, or somebody else wrote there.
	}
};

/**
 * Numbers kept for the browser session (spec 4), or for this page where the browser lets nothing be kept.
 *
 * @param key Name in the session storage; read anew each time, as a page may come back out of the browser's history.
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
				// Blocked or full: then it holds for this page.
			}
		},
	};
};

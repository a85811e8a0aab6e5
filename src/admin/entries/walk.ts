/** The page of the list that an entry was opened from, for the way to its neighbours and back. */
export interface Walk {
	/** The list's address. */
	list: string;
	/** Entries of the page, in its order. */
	ids: number[];
}

const KEY = 'atoll-entries';

export const remember = ( walk: Walk ): void => {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( walk ) );
	} catch {
		// Without it an entry has no way to its neighbours, and works.
	}
};

export const remembered = (): Walk | null => {
	try {
		return JSON.parse( window.sessionStorage.getItem( KEY ) ?? 'null' );
	} catch {
		return null;
	}
};

/** Entries before and after one; null at the ends, and where it is not among them. */
export const neighbours = ( ids: number[], id: number ) => {
	const at = ids.indexOf( id );
	return {
		before: at > 0 ? ids[ at - 1 ]! : null,
		after: at >= 0 ? ( ids[ at + 1 ] ?? null ) : null,
	};
};

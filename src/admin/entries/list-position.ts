import { addQueryArgs } from '@wordpress/url';
import type { EntryQuery } from '../../api';

/** What an entry was opened from: the pages of the list that are known, for the way to its neighbours and back. */
export interface ListPosition {
	/** The list's address without its page. */
	list: string;
	/** What the server was asked for, likewise. */
	query: EntryQuery;
	/** How many pages the list has. */
	last: number;
	/** Known ones, one after the other, with their entries in order. */
	pages: { page: number; ids: number[] }[];
}

const KEY = 'atoll-entries';

export const storePosition = ( walk: ListPosition ): void => {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( walk ) );
	} catch {
		// Without it an entry has no way to its neighbours, and works.
	}
};

/** @param screen Address of the list: another site of a network keeps its own in the same tab. */
export const storedPosition = ( screen: string ): ListPosition | null => {
	try {
		const kept: ListPosition | null = JSON.parse(
			window.sessionStorage.getItem( KEY ) ?? 'null'
		);
		return kept?.list.startsWith( screen ) ? kept : null;
	} catch {
		return null;
	}
};

/** Entries before and after one; null at the ends of what is known, and where it is not among them. */
export const neighbours = ( { pages }: ListPosition, id: number ) => {
	const ids = pages.flatMap( ( page ) => page.ids );
	const at = ids.indexOf( id );
	return {
		before: at > 0 ? ids[ at - 1 ]! : null,
		after: at >= 0 ? ( ids[ at + 1 ] ?? null ) : null,
	};
};

/**
 * Pages that an entry's neighbours stand on, where they are not known yet. The last known one is asked for again: what was
 * read meanwhile has left a list of what is unread, and others have moved up to it.
 */
export const unknownPages = ( walk: ListPosition, id: number ): number[] => {
	const { before, after } = neighbours( walk, id );
	const isIn = walk.pages.some( ( { ids } ) => ids.includes( id ) );
	const first = walk.pages[ 0 ]?.page ?? 1;
	const last = walk.pages.at( -1 )?.page ?? 1;
	return [
		...( isIn && before === null && first > 1 ? [ first - 1 ] : [] ),
		...( isIn && after === null && last < walk.last ? [ last, last + 1 ] : [] ),
	];
};

/** With one more page. Entries that have come or gone meanwhile move others from page to page: none is met twice. */
export const withPage = ( walk: ListPosition, page: number, ids: number[] ): ListPosition => {
	const known = walk.pages.flatMap( ( one ) => one.ids );
	if ( page < ( walk.pages[ 0 ]?.page ?? 1 ) ) {
		const fresh = ids.filter( ( id ) => ! known.includes( id ) );
		return { ...walk, pages: [ { page, ids: fresh }, ...walk.pages ] };
	}
	// What stands above a known one is new at the top of the list, not behind its end.
	const end = Math.max( ...ids.map( ( id, at ) => ( known.includes( id ) ? at : -1 ) ), -1 );
	const fresh = ids.slice( 1 + end );
	const before = walk.pages.filter( ( one ) => one.page !== page );
	const same = walk.pages.find( ( one ) => one.page === page )?.ids ?? [];
	return { ...walk, pages: [ ...before, { page, ids: [ ...same, ...fresh ] } ] };
};

/** Address of the page of the list that an entry stands on; null where it was not opened from a list. */
export const listAddress = ( { list, pages }: ListPosition, id: number ): string | null => {
	const found = pages.find( ( { ids } ) => ids.includes( id ) );
	return found ? addQueryArgs( list, found.page > 1 ? { paged: found.page } : {} ) : null;
};

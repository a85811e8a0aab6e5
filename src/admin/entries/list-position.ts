import { addQueryArgs } from '@wordpress/url';
import type { EntryQuery } from '../../api/admin/entries';

/** The list that an entry was opened from: its known pages, to find the entry's neighbours and the way back. */
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

export const storePosition = ( position: ListPosition ): void => {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( position ) );
	} catch {
		// Without it an entry has no way to its neighbours, and works.
	}
};

/** @param screen Address of the list: another site of a network keeps its own in the same tab. */
export const storedPosition = ( screen: string ): ListPosition | null => {
	try {
		const stored: ListPosition | null = JSON.parse(
			window.sessionStorage.getItem( KEY ) ?? 'null'
		);
		return stored?.list.startsWith( screen ) ? stored : null;
	} catch {
		return null;
	}
};

/** The entries before and after one; null at the ends of the known pages, and for an entry that is not on them. */
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
export const unknownPages = ( position: ListPosition, id: number ): number[] => {
	const { before, after } = neighbours( position, id );
	const isIn = position.pages.some( ( { ids } ) => ids.includes( id ) );
	const first = position.pages[ 0 ]?.page ?? 1;
	const last = position.pages.at( -1 )?.page ?? 1;
	return [
		...( isIn && before === null && first > 1 ? [ first - 1 ] : [] ),
		...( isIn && after === null && last < position.last ? [ last, last + 1 ] : [] ),
	];
};

/** With one more page. Entries that have come or gone meanwhile move others from page to page: none is met twice. */
export const withPage = ( position: ListPosition, page: number, ids: number[] ): ListPosition => {
	const knownIds = position.pages.flatMap( ( known ) => known.ids );
	if ( page < ( position.pages[ 0 ]?.page ?? 1 ) ) {
		const newIds = ids.filter( ( id ) => ! knownIds.includes( id ) );
		return { ...position, pages: [ { page, ids: newIds }, ...position.pages ] };
	}
	// What stands above a known one is new at the top of the list, not behind its end.
	const end = Math.max( ...ids.map( ( id, at ) => ( knownIds.includes( id ) ? at : -1 ) ), -1 );
	const newIds = ids.slice( 1 + end );
	const before = position.pages.filter( ( known ) => known.page !== page );
	const idsOfPage = position.pages.find( ( known ) => known.page === page )?.ids ?? [];
	return { ...position, pages: [ ...before, { page, ids: [ ...idsOfPage, ...newIds ] } ] };
};

/** Address of the page of the list that an entry stands on; null where it was not opened from a list. */
export const listAddress = ( { list, pages }: ListPosition, id: number ): string | null => {
	const page = pages.find( ( { ids } ) => ids.includes( id ) );
	return page ? addQueryArgs( list, page.page > 1 ? { paged: page.page } : {} ) : null;
};

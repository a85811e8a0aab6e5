import { addQueryArgs } from '@wordpress/url';
import type { EntryQuery } from '../../api/admin/entries';

/** List that an entry was opened from: its known pages, to find the entry's neighbours and the way back. */
export interface ListPosition {
	/** URL of the list without its page number. */
	list: string;
	/** Query of the list, without its page number. */
	query: EntryQuery;
	/** Number of pages of the list. */
	last: number;
	/** Known consecutive pages, with the ids of their entries in order. */
	pages: { page: number; ids: number[] }[];
}

const KEY = 'atoll-entries';

export const storePosition = ( position: ListPosition ): void => {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( position ) );
	} catch {
		// Without a stored position an entry has no links to its neighbours, but everything else works.
	}
};

/** @param screen URL of the list: another site of a network has its own list in the same tab. */
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

/** Returns the ids before and after an entry; null at the ends of the known pages, and for an unknown entry. */
export const neighbours = ( { pages }: ListPosition, id: number ) => {
	const ids = pages.flatMap( ( page ) => page.ids );
	const at = ids.indexOf( id );
	return {
		before: at > 0 ? ids[ at - 1 ]! : null,
		after: at >= 0 ? ( ids[ at + 1 ] ?? null ) : null,
	};
};

/**
 * Returns the pages with an entry's neighbours that are not known yet. The last known page is requested again: entries
 * that were read meanwhile have left a list of unread entries, and others have moved up.
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

/** Returns the position with one more page. If entries moved between pages meanwhile, none is listed twice. */
export const withPage = ( position: ListPosition, page: number, ids: number[] ): ListPosition => {
	const knownIds = position.pages.flatMap( ( known ) => known.ids );
	if ( page < ( position.pages[ 0 ]?.page ?? 1 ) ) {
		const newIds = ids.filter( ( id ) => ! knownIds.includes( id ) );
		return { ...position, pages: [ { page, ids: newIds }, ...position.pages ] };
	}
	// Entries above a known one are new at the top of the list, not after its end.
	const end = Math.max( ...ids.map( ( id, at ) => ( knownIds.includes( id ) ? at : -1 ) ), -1 );
	const newIds = ids.slice( 1 + end );
	const before = position.pages.filter( ( known ) => known.page !== page );
	const idsOfPage = position.pages.find( ( known ) => known.page === page )?.ids ?? [];
	return { ...position, pages: [ ...before, { page, ids: [ ...idsOfPage, ...newIds ] } ] };
};

/** Returns the URL of the page of the list with an entry; null if the entry was not opened from a list. */
export const listAddress = ( { list, pages }: ListPosition, id: number ): string | null => {
	const page = pages.find( ( { ids } ) => ids.includes( id ) );
	return page ? addQueryArgs( list, page.page > 1 ? { paged: page.page } : {} ) : null;
};

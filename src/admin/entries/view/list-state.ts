import type { Filter } from '@wordpress/dataviews';

export const TABS = [ 'inbox', 'unread', 'starred', 'spam', 'trash' ] as const;
export type Tab = ( typeof TABS )[ number ];

export const SORTS = [ 'date', 'id' ] as const;
type SortField = ( typeof SORTS )[ number ];

/** State of the list: everything that its URL contains. */
export interface ListState {
	tab: Tab;
	/** Id of a form; 0 for all forms. */
	form: number;
	search: string;
	/** Filters in DataViews' format, including those without a value yet. */
	filters: Filter[];
	sort: { field: SortField; direction: 'asc' | 'desc' };
	/** Page number, from 1. */
	page: number;
}

export const START: ListState = {
	tab: 'inbox',
	form: 0,
	search: '',
	filters: [],
	sort: { field: 'date', direction: 'desc' },
	page: 1,
};

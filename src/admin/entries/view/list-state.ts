import type { Filter } from '@wordpress/dataviews';

export const TABS = [ 'inbox', 'unread', 'starred', 'spam', 'trash' ] as const;
export type Tab = ( typeof TABS )[ number ];

export const SORTS = [ 'date', 'id' ] as const;
type SortField = ( typeof SORTS )[ number ];

/** What part of the entries is looked at: all that an address says. */
export interface ListState {
	tab: Tab;
	/** A form's number; 0 for all of them. */
	form: number;
	search: string;
	/** As DataViews has them, also those that nobody has given a value yet. */
	filters: Filter[];
	sort: { field: SortField; direction: 'asc' | 'desc' };
	/** From 1. */
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

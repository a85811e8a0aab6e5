import type { Address } from '../../../../api';
import type { Option } from '../../../../ui';

/** Somebody who knows addresses, for one field. */
export interface Provider {
	/** Gets ready, so that the first search need not wait. It may fail: the search says so. */
	preload: () => void;
	/**
	 * @param typed Three characters or more.
	 * @throws When it is down.
	 */
	search: ( typed: string ) => Promise< Option[] >;
	/**
	 * @param id Of an option that a search has found since the last address was chosen.
	 * @throws When it is down.
	 */
	find: ( id: string ) => Promise< Address >;
	/** What it wants to be said beside its suggestions. */
	credit?: string;
}

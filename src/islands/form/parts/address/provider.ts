import type { Address } from '../../../../api';
import type { Option } from '../../../../ui';

/** A service that suggests addresses, for one field. */
export interface Provider {
	/** Prepares the provider, so that the first search is fast. A failure is only reported by the search. */
	preload: () => void;
	/**
	 * @param typed Three characters or more.
	 * @throws If the service is unavailable.
	 */
	search: ( typed: string ) => Promise< Option[] >;
	/**
	 * @param id Id of an option that a search has returned since the last address was chosen.
	 * @throws If the service is unavailable.
	 */
	find: ( id: string ) => Promise< Address >;
	/** Attribution that must be shown with the suggestions. */
	credit?: string;
}

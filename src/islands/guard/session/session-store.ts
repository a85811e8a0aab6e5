import type * as data from '@wordpress/data';
import type * as stores from '@atoll/stores';

/** What an island that needs the stores has brought; the guard is too light to bring it. */
interface Page {
	atollStores?: typeof stores;
	wp?: { data?: typeof data };
}

/** The page's session store, if there is one by now. */
export const sessionStore = () => {
	const { atollStores, wp } = window as Page;
	return atollStores && wp?.data?.dispatch( atollStores.session );
};

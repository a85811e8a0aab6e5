import type * as data from '@wordpress/data';
import type * as stores from '@atoll/stores';

/** What an island that shows modals has brought; the header is too light to bring it. */
interface Page {
	atollStores?: typeof stores;
	wp?: { data?: typeof data };
}

const ID = 'atoll-header';

/** The stack of backdrops, if the page has one by now. */
const stack = () => {
	const { atollStores, wp } = window as Page;
	return atollStores && wp?.data && wp.data.dispatch( atollStores.modals );
};

/**
 * Puts the panel's backdrop on the stack (spec 4: the last shown is the active one), where it is the only
 * one as long as there is no stack.
 *
 * @param onClick Runs for a press on it while nothing lies above.
 */
export const showBackdrop = ( onClick: () => void ) => {
	const joined = stack();
	joined?.shown( { id: ID, onClick } );
	return {
		/** A press on it: runs the callback of the top entry. */
		press: () => ( joined ? joined.backdropClicked() : onClick() ),
		hide: () => joined?.hidden( ID ),
	};
};

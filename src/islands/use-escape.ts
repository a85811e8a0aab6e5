import { select } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { useListener } from './use-listener';

/**
 * Calls back at Escape unless a modal lies above. Which one is on top stands in the stack of modals
 * (src/stores/modals), so that one press closes one thing, whichever island it belongs to.
 *
 * @param onEscape
 * @param id       On that stack; none for what shows in the page itself. A `<dialog>` needs no such hook: the browser
 *                 closes it, and it is enough that it is on the stack.
 */
export const useEscape = ( onEscape: () => void, id?: string ) =>
	useListener< KeyboardEvent >( document, 'keydown', ( { key } ) => {
		if ( key === 'Escape' && select( modals ).isOnTop( id ) ) {
			onEscape();
		}
	} );

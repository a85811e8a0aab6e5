import { select } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { useListener } from './use-listener';

/**
 * Hook that calls back at Escape unless another modal is above. The stack of modals (src/stores/modals) says which one
 * is on top, so that one key press closes one thing, of whichever island.
 *
 * @param onEscape
 * @param id       The modal's id on the stack; omit it for something within the page. A `<dialog>` does not need this
 *                 hook: the browser closes it, and it only has to be on the stack.
 */
export const useEscape = ( onEscape: () => void, id?: string ) =>
	useListener< KeyboardEvent >( document, 'keydown', ( { key } ) => {
		if ( key === 'Escape' && select( modals ).isOnTop( id ) ) {
			onEscape();
		}
	} );

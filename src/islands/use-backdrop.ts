import { dispatch } from '@wordpress/data';
import { useEffect, useId, useRef } from '@wordpress/element';
import { modals } from '@atoll/stores';

/**
 * Keeps a modal on the stack of backdrops (spec 4) for as long as it is rendered.
 *
 * @param onClick What a click beside it does while it is the active one.
 * @return To be called for any click on a backdrop: runs the callback of the top entry.
 */
export const useBackdrop = ( onClick: () => void ): ( () => void ) => {
	const id = useId();
	const latest = useRef( onClick );
	latest.current = onClick;

	useEffect( () => {
		dispatch( modals ).shown( { id, onClick: () => latest.current() } );
		return () => {
			dispatch( modals ).hidden( id );
		};
	}, [ id ] );

	return () => {
		dispatch( modals ).backdropClicked();
	};
};

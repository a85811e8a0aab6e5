import { dispatch } from '@wordpress/data';
import { useId, useLayoutEffect } from '@wordpress/element';
import { modals } from '@atoll/stores';
import { afterPaint } from '../browser/after-paint';
import { useLatest } from '../ui/use-latest';
import { syncScrollLock } from './scroll-lock';

/**
 * Hook that keeps a modal on the stack of backdrops (spec 4) while it is rendered; the page does not scroll meanwhile.
 *
 * @param onClick Called for a click beside the modal while it is the active one.
 * @param name    The modal's id on the stack, if others need to know it; by default one is generated.
 * @return Handler for a click on any backdrop: runs the callback of the stack's top entry.
 */
export const useBackdrop = ( onClick: () => void, name?: string ): ( () => void ) => {
	const generatedId = useId();
	const id = name ?? generatedId;
	const latest = useLatest( onClick );

	// As soon as the modal can be seen: an earlier click would close the modal below.
	useLayoutEffect( () => {
		dispatch( modals ).shown( { id, onClick: () => latest.current() } );
		afterPaint( syncScrollLock ); // This makes the browser style the whole page again.
		return () => {
			dispatch( modals ).hidden( id );
			syncScrollLock();
		};
	}, [ id, latest ] );

	return () => {
		dispatch( modals ).backdropClicked();
	};
};

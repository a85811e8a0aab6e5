import { dispatch } from '@wordpress/data';
import { useId, useLayoutEffect } from '@wordpress/element';
import { modals } from '@atoll/stores';
import { afterPaint } from '../browser/after-paint';
import { useLatest } from '../ui/use-latest';
import { syncScrollLock } from './scroll-lock';

/**
 * Keeps a modal on the stack of backdrops (spec 4) for as long as it is rendered, while which the page does not scroll.
 *
 * @param onClick What a click beside it does while it is the active one.
 * @param name    Its id on the stack, where others need to know it; else one is generated.
 * @return To be called for any click on a backdrop: runs the callback of the top entry.
 */
export const useBackdrop = ( onClick: () => void, name?: string ): ( () => void ) => {
	const generatedId = useId();
	const id = name ?? generatedId;
	const latest = useLatest( onClick );

	// As soon as it can be seen: a press that comes sooner would close what lies below.
	useLayoutEffect( () => {
		dispatch( modals ).shown( { id, onClick: () => latest.current() } );
		afterPaint( syncScrollLock ); // Which has the whole page styled again.
		return () => {
			dispatch( modals ).hidden( id );
			syncScrollLock();
		};
	}, [ id, latest ] );

	return () => {
		dispatch( modals ).backdropClicked();
	};
};

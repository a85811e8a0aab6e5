import { useLayoutEffect } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';
import { makeRestInert } from './inert';

const makeModal = ( panel: HTMLElement, frame: HTMLElement ) => {
	const undoInert = makeRestInert( frame );
	const name = panel.querySelector( 'summary' )?.textContent ?? '';
	const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
	Object.entries( attributes ).forEach( ( [ attribute, value ] ) =>
		frame.setAttribute( attribute, value )
	);
	return () => {
		undoInert();
		Object.keys( attributes ).forEach( ( attribute ) => frame.removeAttribute( attribute ) );
	};
};

/**
 * Hook that makes the panel modal while it is open: its frame is a dialog, and everything else is inert. This makes the
 * browser style the whole page again, and so waits until the panel has been painted.
 *
 * @param panel Contains the button that names the dialog.
 * @param frame The element that stays reachable.
 */
export const useModalFrame = ( panel: HTMLElement, frame: HTMLElement ) =>
	useLayoutEffect( () => {
		let restore = () => {};
		const cancelPaint = afterPaint( () => {
			restore = makeModal( panel, frame );
		} );
		return () => {
			cancelPaint();
			restore();
		};
	}, [ panel, frame ] );

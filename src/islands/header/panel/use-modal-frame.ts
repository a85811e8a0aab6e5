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
 * Makes the panel modal for as long as it is open: its frame is a dialog, and what is not in it is inert. That makes
 * the browser style the whole page again, and waits until the panel has been painted.
 *
 * @param panel Has the button that gives the dialog its name.
 * @param frame What stays in reach.
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

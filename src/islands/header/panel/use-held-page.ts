import { useLayoutEffect } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';
import { makeRestInert } from './inert';

const hold = ( panel: HTMLElement, frame: HTMLElement ) => {
	const free = makeRestInert( frame );
	const name = panel.querySelector( 'summary' )?.textContent ?? '';
	const said = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
	Object.entries( said ).forEach( ( [ attribute, value ] ) =>
		frame.setAttribute( attribute, value )
	);
	return () => {
		free();
		Object.keys( said ).forEach( ( attribute ) => frame.removeAttribute( attribute ) );
	};
};

/**
 * Holds the page for as long as the panel is open: its frame is a dialog, and what is not in it is inert. That makes
 * the browser style the whole page again, and waits until the panel has been painted.
 *
 * @param panel Has the button that gives the dialog its name.
 * @param frame What stays in reach.
 */
export const useHeldPage = ( panel: HTMLElement, frame: HTMLElement ) =>
	useLayoutEffect( () => {
		let undo = () => {};
		const forget = afterPaint( () => {
			undo = hold( panel, frame );
		} );
		return () => {
			forget();
			undo();
		};
	}, [ panel, frame ] );

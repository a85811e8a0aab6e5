import { loadScript } from '../../../browser/load-script';
import type { Vendor } from './vendor';

/** Fills the places of blocks/reviews; a page without one loads nothing. */
export const reviews: Vendor = {
	start: () =>
		document.querySelector( '.trustpilot-widget' )
			? loadScript( 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js' )
			: Promise.resolve(),
	stop: () => {},
	cookies: [],
};

import { loadScript } from '../../../browser/load-script';
import type { Vendor } from './vendor';

/** Reviews in the placeholders of blocks/reviews; nothing is loaded on a page without one. */
export const reviews: Vendor = {
	start: () =>
		document.querySelector( '.trustpilot-widget' )
			? loadScript( 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js' )
			: Promise.resolve(),
	stop: () => {},
	cookies: [],
};

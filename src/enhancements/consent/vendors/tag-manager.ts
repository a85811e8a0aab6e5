import { loadScript } from '../../../browser/load-script';
import type { Vendor } from './vendor';

const dataLayer = () => {
	const page = window as { dataLayer?: unknown[] };
	return ( page.dataLayer ??= [] );
};

/** @see https://developers.google.com/tag-platform/tag-manager/web */
export const tagManager: Vendor = {
	start: ( id ) => {
		dataLayer().push( { 'gtm.start': Date.now(), event: 'gtm.js' } );
		return loadScript(
			`https://www.googletagmanager.com/gtm.js?id=${ encodeURIComponent( id ) }`
		);
	},
	// What a container loaded is its owner's; it can listen for this.
	stop: () => {
		dataLayer().push( { event: 'consentWithdrawn' } );
	},
	cookies: [ '_gcl' ],
};

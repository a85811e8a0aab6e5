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
	// The site's owner is responsible for what a container has loaded; the container can listen for this event.
	stop: () => {
		dataLayer().push( { event: 'consentWithdrawn' } );
	},
	cookies: [ '_gcl' ],
};

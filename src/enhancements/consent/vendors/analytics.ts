import { loadScript } from '../../../browser/load-script';
import type { Vendor } from './vendor';

const page = window as unknown as {
	dataLayer?: unknown[];
	[ disable: `ga-disable-${ string }` ]: boolean;
};

/** Sends a command to gtag.js, which recognises commands by their being an `arguments` object. */
const gtag: ( ...command: unknown[] ) => void = function () {
	// eslint-disable-next-line prefer-rest-params -- A rest parameter is an array, which gtag.js ignores.
	( page.dataLayer ??= [] ).push( arguments );
};

/** @see https://developers.google.com/tag-platform/gtagjs */
export const analytics: Vendor = {
	start: ( id ) => {
		page[ `ga-disable-${ id }` ] = false;
		gtag( 'js', new Date() );
		gtag( 'config', id );
		return loadScript(
			`https://www.googletagmanager.com/gtag/js?id=${ encodeURIComponent( id ) }`
		);
	},
	stop: ( id ) => {
		page[ `ga-disable-${ id }` ] = true;
	},
	cookies: [ '_ga', '_gid', '_gat' ],
};

import { loadScript } from '../../../browser/load-script';
import type { Vendor } from './vendor';

/** Calls wait in `queue` until Meta's script takes them over. */
interface Pixel {
	( ...call: unknown[] ): void;
	callMethod?: ( ...call: unknown[] ) => void;
	queue: unknown[][];
	push: Pixel;
	loaded: boolean;
	version: string;
}

const page = window as { fbq?: Pixel; _fbq?: Pixel };

const makePixel = (): Pixel => {
	const pixel = ( ( ...call: unknown[] ) =>
		pixel.callMethod ? pixel.callMethod( ...call ) : pixel.queue.push( call ) ) as Pixel;
	return Object.assign( pixel, { queue: [], push: pixel, loaded: true, version: '2.0' } );
};

/**
 * Tells the pixel of a click that the server tells Meta of too; the same id makes it one.
 *
 * @param event 20 letters and digits.
 */
export const countCall = ( event: string ) =>
	page.fbq?.( 'track', 'Contact', {}, { eventID: event } );

/** @see https://developers.facebook.com/docs/meta-pixel/get-started */
export const pixel: Vendor = {
	start: ( id ) => {
		if ( page.fbq ) {
			page.fbq( 'consent', 'grant' );
			return Promise.resolve();
		}
		page.fbq = page._fbq = makePixel();
		page.fbq( 'init', id );
		page.fbq( 'track', 'PageView' );
		return loadScript( 'https://connect.facebook.net/en_US/fbevents.js' );
	},
	stop: () => page.fbq?.( 'consent', 'revoke' ),
	cookies: [ '_fbp', '_fbc' ],
};

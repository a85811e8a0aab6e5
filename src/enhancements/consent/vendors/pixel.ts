import { loadScript } from '../../../browser/load-script';
import type { Vendor } from './vendor';

/** Meta's pixel. Calls wait in `queue` until Meta's script processes them. */
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
 * Reports a click to the pixel that the server reports to Meta too; with the same id, Meta counts it once.
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

import { loadScript } from '../../../../browser/load-script';
import type { TokenSource } from './token-source';

interface Turnstile {
	/** Returns the widget's id; undefined if the widget could not be created. */
	render: ( into: Element, options: Record< string, unknown > ) => string | undefined;
	remove: ( widget: string ) => void;
}

/** Milliseconds of the vendor's own work; while it asks the person, it reports a timeout itself. */
const TIMEOUT = 90_000;

/** Fetches a token of Cloudflare's Turnstile, which is only visible if it needs the person. */
export const turnstile: TokenSource = async ( { script, siteKey, action }, place, onAsked ) => {
	await loadScript( script! );
	const vendor = ( window as unknown as { turnstile: Turnstile } ).turnstile;
	const container = place.appendChild( document.createElement( 'div' ) );
	let widget: string | undefined;
	let timer: ReturnType< typeof setTimeout > | undefined;
	try {
		return await new Promise< string >( ( resolve, reject ) => {
			const fail = () => reject( new Error( 'Turnstile gave no token' ) );
			const startTimer = () => {
				clearTimeout( timer );
				timer = setTimeout( fail, TIMEOUT );
			};
			startTimer();
			widget = vendor.render( container, {
				sitekey: siteKey,
				action,
				appearance: 'interaction-only',
				callback: resolve,
				'error-callback': fail,
				'timeout-callback': fail,
				'unsupported-callback': fail,
				'before-interactive-callback': () => {
					clearTimeout( timer );
					onAsked( true );
				},
				'after-interactive-callback': () => {
					startTimer();
					onAsked( false );
				},
			} );
		} );
	} finally {
		clearTimeout( timer );
		onAsked( false );
		// Before the vendor's removal, which may fail: a widget that is no longer needed must not stay.
		container.remove();
		if ( widget ) {
			vendor.remove( widget );
		}
	}
};

import { loadScript } from '../../../../browser/load-script';
import type { TokenSource } from './token-source';

interface Turnstile {
	/** Gives the widget's id; nothing where it could not be made. */
	render: ( into: Element, options: Record< string, unknown > ) => string | undefined;
	remove: ( widget: string ) => void;
}

/** Milliseconds of the vendor's own; while it asks the person, it says itself when that took too long. */
const TIMEOUT = 90_000;

/** Cloudflare's Turnstile, which shows itself only when it needs the person. */
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
		// Before the vendor is asked, whose own removal may fail: what nobody waits for must not stay.
		container.remove();
		if ( widget ) {
			vendor.remove( widget );
		}
	}
};

import { loadScript } from '../../../../browser/load-script';
import type { TokenSource } from './token-source';

interface Turnstile {
	render: ( into: Element, options: Record< string, unknown > ) => string;
	remove: ( widget: string ) => void;
}

/** Cloudflare's Turnstile, which shows itself only when it needs the person. */
export const turnstile: TokenSource = async ( { script, siteKey, action }, place ) => {
	await loadScript( script! );
	const vendor = ( window as unknown as { turnstile: Turnstile } ).turnstile;
	const container = place.appendChild( document.createElement( 'div' ) );
	let widget = '';
	try {
		return await new Promise< string >( ( resolve, reject ) => {
			const fail = () => reject( new Error( 'Turnstile gave no token' ) );
			widget = vendor.render( container, {
				sitekey: siteKey,
				action,
				appearance: 'interaction-only',
				callback: resolve,
				'error-callback': fail,
				'timeout-callback': fail,
				'unsupported-callback': fail,
			} );
		} );
	} finally {
		vendor.remove( widget );
		container.remove();
	}
};

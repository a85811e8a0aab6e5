import { loadScript } from '../../../../browser/load-script';
import { withTimeout } from '../../../with-timeout';
import type { TokenSource } from './token-source';

interface Recaptcha {
	ready: ( run: () => void ) => void;
	execute: ( siteKey: string, options: { action: string } ) => PromiseLike< string >;
}

/** Milliseconds. The script comes from one host and loads more from another, which alone may be blocked. */
const READY_TIMEOUT = 10_000;
const TOKEN_TIMEOUT = 15_000;

/** Fetches a token of Google's reCAPTCHA v3, which rates visitors and never shows a puzzle. */
export const recaptcha: TokenSource = async ( { script, siteKey, action } ) => {
	await loadScript( script! );
	const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
	await withTimeout(
		READY_TIMEOUT,
		new Promise< void >( ( resolve ) => grecaptcha.ready( resolve ) )
	);
	return withTimeout(
		TOKEN_TIMEOUT,
		Promise.resolve( grecaptcha.execute( siteKey!, { action: action! } ) )
	);
};

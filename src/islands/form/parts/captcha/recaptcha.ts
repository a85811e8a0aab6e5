import { loadScript } from '../../../../browser/load-script';
import type { TokenSource } from './token-source';

interface Recaptcha {
	ready: ( run: () => void ) => void;
	execute: ( siteKey: string, options: { action: string } ) => PromiseLike< string >;
}

/** Google's reCAPTCHA v3: a score and never a puzzle. */
export const recaptcha: TokenSource = async ( { script, siteKey, action } ) => {
	await loadScript( script! );
	const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
	await new Promise< void >( ( resolve ) => grecaptcha.ready( resolve ) );
	return grecaptcha.execute( siteKey!, { action: action! } );
};

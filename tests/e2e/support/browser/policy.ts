import type { Page } from '@playwright/test';
import { choose } from '../site/stand-in';

const HEADER = 'content-security-policy';

/**
 * Before `goto`: the site sends its Content-Security-Policy, as one that asks for it does.
 *
 * @param page
 * @param sources What it lets through beside the site's own, by directive.
 * @return What the browser refused so far, and pages that came without a policy for scripts.
 */
export async function servePolicy(
	page: Page,
	sources: Record< string, string[] > = {}
): Promise< string[] > {
	const violations: string[] = [];
	page.on( 'console', ( message ) => {
		if ( message.text().includes( 'Content Security Policy' ) ) {
			violations.push( message.text() );
		}
	} );
	page.on( 'response', ( answer ) => {
		const isPage = answer.request().isNavigationRequest() && answer.status() === 200;
		if ( isPage && ! answer.headers()[ HEADER ]?.includes( "script-src 'self' '" ) ) {
			violations.push( `${ answer.url() } has no policy` );
		}
	} );
	await choose( page, { policy: sources } );
	return violations;
}

import type { Page } from '@playwright/test';
import { choose } from '../site/stand-in';

const HEADER = 'content-security-policy';

/**
 * Lets the site send its Content-Security-Policy, as if a site required it. Call before `goto`.
 *
 * @param page
 * @param sources Sources to allow in addition to the site's own, by directive.
 * @return Requests that the browser has blocked so far, and pages without a policy for scripts.
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

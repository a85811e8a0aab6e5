import type { Page } from '@playwright/test';

const NONCE = 'once';
const POLICY = `script-src 'nonce-${ NONCE }' 'strict-dynamic'; object-src 'none'; base-uri 'none'`;

/**
 * Before `goto`: the path is served as by a site that lets no script pass but those that its server printed, and those
 * that these trust.
 *
 * @return What the browser refused, so far.
 */
export async function servePolicy( page: Page, path: string ): Promise< string[] > {
	const violations: string[] = [];
	page.on( 'console', ( message ) => {
		if ( message.text().includes( 'Content Security Policy' ) ) {
			violations.push( message.text() );
		}
	} );
	await page.route(
		( { pathname } ) => pathname === path,
		async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill( {
				response,
				headers: { ...response.headers(), 'content-security-policy': POLICY },
				body: html.replaceAll( '<script', `<script nonce="${ NONCE }"` ),
			} );
		}
	);
	return violations;
}

import type { APIResponse, BrowserContext, Page } from '@playwright/test';

/** REST root, cached until the owner changes the permalink structure, since loading a page is slow. */
let root: string | undefined;

export const forgetRoot = (): void => {
	root = undefined;
};

/** Returns the REST root in the page: /wp-json/, or index.php?rest_route=/ with plain permalinks. */
async function restRoot( page: Page ): Promise< string > {
	if ( ! root ) {
		const { link = '' } = ( await page.request.get( '' ) ).headers();
		root = /<([^>]+)>; rel="https:\/\/api\.w\.org\/"/.exec( link )![ 1 ]!;
	}
	return root;
}

/** Returns the URL of a route such as `wp/v2/pages?per_page=1`. */
export async function addressOf( page: Page, route: string ): Promise< string > {
	const [ path = '', query = '' ] = route.split( '?' );
	const address = new URL( ( await restRoot( page ) ) + path );
	new URLSearchParams( query ).forEach( ( value, name ) =>
		address.searchParams.append( name, value )
	);
	return address.href;
}

/** Nonces of browsers with a logged-in user; valid for half a day. */
const nonces = new WeakMap< BrowserContext, string >();

async function nonceOf( page: Page ): Promise< string > {
	const context = page.context();
	if ( ! nonces.has( context ) ) {
		const answer = await page.request.get( 'wp-admin/admin-ajax.php?action=rest-nonce' );
		nonces.set( context, await answer.text() );
	}
	return nonces.get( context )!;
}

/** Sends a request as the user who is logged in in this page's browser, as wp-admin does. */
export async function ask(
	page: Page,
	method: string,
	route: string,
	data?: object
): Promise< APIResponse > {
	return page.request.fetch( await addressOf( page, route ), {
		method,
		headers: { 'X-WP-Nonce': await nonceOf( page ) },
		...( data ? { data } : {} ),
	} );
}

/** Sends a request, and returns the parsed response. @throws If it is refused. */
export async function call< Answer >(
	page: Page,
	method: string,
	route: string,
	data?: object
): Promise< Answer > {
	const answer = await ask( page, method, route, data );
	if ( ! answer.ok() ) {
		throw new Error( `${ method } ${ route }: ${ answer.status() } ${ await answer.text() }` );
	}
	return ( await answer.json() ) as Answer;
}

/** Returns the URL of a page, with the current permalink structure. */
export async function linkOf( page: Page, id: number ): Promise< string > {
	const answer = await page.request.get( await addressOf( page, `wp/v2/pages/${ id }` ) );
	return ( ( await answer.json() ) as { link: string } ).link;
}

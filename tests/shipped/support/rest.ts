import type { APIResponse, BrowserContext, Page } from '@playwright/test';

/** Where REST begins, until the owner chooses how addresses look: a page is dear. */
let root: string | undefined;

export const forgetRoot = (): void => {
	root = undefined;
};

/** Where REST begins, as pages say: /wp-json/, or index.php?rest_route=/ where addresses are plain. */
async function restRoot( page: Page ): Promise< string > {
	if ( ! root ) {
		const { link = '' } = ( await page.request.get( '' ) ).headers();
		root = /<([^>]+)>; rel="https:\/\/api\.w\.org\/"/.exec( link )![ 1 ]!;
	}
	return root;
}

/** The address of a route such as `wp/v2/pages?per_page=1`. */
export async function addressOf( page: Page, route: string ): Promise< string > {
	const [ path = '', query = '' ] = route.split( '?' );
	const address = new URL( ( await restRoot( page ) ) + path );
	new URLSearchParams( query ).forEach( ( value, name ) =>
		address.searchParams.append( name, value )
	);
	return address.href;
}

/** Of a browser in which somebody is logged in; holds for half a day. */
const nonces = new WeakMap< BrowserContext, string >();

async function nonceOf( page: Page ): Promise< string > {
	const context = page.context();
	if ( ! nonces.has( context ) ) {
		const answer = await page.request.get( 'wp-admin/admin-ajax.php?action=rest-nonce' );
		nonces.set( context, await answer.text() );
	}
	return nonces.get( context )!;
}

/** Calls a route as whoever is logged in in this page's browser, as wp-admin does. */
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

/** The same, for what is answered. @throws When it is refused. */
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

/** Where a page is, as the site's addresses are at present. */
export async function linkOf( page: Page, id: number ): Promise< string > {
	const answer = await page.request.get( await addressOf( page, `wp/v2/pages/${ id }` ) );
	return ( ( await answer.json() ) as { link: string } ).link;
}

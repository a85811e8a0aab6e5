import { test, type APIResponse, type Page } from '@playwright/test';

/** By chapter, in which it stays: the owner chooses it at the beginning of one, and a page is dear. */
const roots = new Map< string, string >();

/** Where REST begins, as pages say: /wp-json/, or index.php?rest_route=/ where addresses are plain. */
async function restRoot( page: Page ): Promise< string > {
	const chapter = test.info().project.name;
	if ( ! roots.has( chapter ) ) {
		const { link = '' } = ( await page.request.get( '' ) ).headers();
		roots.set( chapter, /<([^>]+)>; rel="https:\/\/api\.w\.org\/"/.exec( link )![ 1 ]! );
	}
	return roots.get( chapter )!;
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

/** Calls a route as whoever is logged in in this page's browser, as wp-admin does. */
export async function ask(
	page: Page,
	method: string,
	route: string,
	data?: object
): Promise< APIResponse > {
	const nonce = await page.request.get( 'wp-admin/admin-ajax.php?action=rest-nonce' );
	return page.request.fetch( await addressOf( page, route ), {
		method,
		headers: { 'X-WP-Nonce': await nonce.text() },
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

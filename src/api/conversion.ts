/**
 * GET s1t2/v1/conversion: tells the site of a click on a phone link (spec 7). It may outlive the
 * page and fails in silence; it carries no cookie and no nonce, and so needs none of api-fetch.
 *
 * @param endpoint Whole address of the route.
 * @param event    20 letters and digits, new for each click.
 * @param page     Path, without its query.
 */
export const recordConversion = ( endpoint: string, event: string, page: string ) => {
	const url = new URL( endpoint );
	url.searchParams.set( 'event', event );
	url.searchParams.set( 'page', page );
	fetch( url, { keepalive: true, credentials: 'omit' } ).catch( () => {} );
};

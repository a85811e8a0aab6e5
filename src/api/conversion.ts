/**
 * GET s1t2/v1/conversion: records a click on a phone link (spec 7). The request may outlive the page and fails
 * silently. It needs no cookie and no nonce, and so does not use api-fetch.
 *
 * @param endpoint Absolute URL of the route.
 * @param event    20 letters and digits, new for each click.
 * @param page     Path of the page, without its query.
 */
export const recordConversion = ( endpoint: string, event: string, page: string ) => {
	const url = new URL( endpoint );
	url.searchParams.set( 'event', event );
	url.searchParams.set( 'page', page );
	fetch( url, { keepalive: true, credentials: 'omit' } ).catch( () => {} );
};

import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';

/**
 * Options of a call that must not send a nonce: WordPress responds to an expired one with 403 before the route runs.
 */
export type NonceOptions = APIFetchOptions & { withoutNonce?: boolean };

const strip = ( headers: Record< string, string > = {} ) =>
	Object.fromEntries(
		Object.entries( headers ).filter( ( [ name ] ) => name.toLowerCase() !== 'x-wp-nonce' )
	);

// Runs before nonce middleware that was added earlier, for example by another plugin, and removes what later middleware
// has added. Fetches by itself, since not every version of WordPress has a default handler to pass the call on to.
apiFetch.use( ( options: NonceOptions, next ) => {
	const { withoutNonce, headers, path, url = path, ...rest } = options;
	return withoutNonce && url
		? fetch( url, {
				...rest,
				headers: { Accept: 'application/json', ...strip( headers ) },
				credentials: 'same-origin',
			} )
		: next( options );
} );

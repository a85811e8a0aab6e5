import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';

/** Options of a call that must not carry a nonce: one that went stale is a 403 before the route runs. */
export type NonceOptions = APIFetchOptions & { withoutNonce?: boolean };

const strip = ( headers: Record< string, string > = {} ) =>
	Object.fromEntries(
		Object.entries( headers ).filter( ( [ name ] ) => name.toLowerCase() !== 'x-wp-nonce' )
	);

// Answers before any nonce middleware that another plugin may have brought, and takes off what
// one that came later has put on. Not every WordPress has its own handler to hand over to.
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

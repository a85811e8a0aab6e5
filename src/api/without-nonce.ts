import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';

/** Options of a call that must not carry a nonce: one that went stale in a page cache is a 403. */
export type VisitorOptions = APIFetchOptions & { asVisitor?: boolean };

const withoutNonce = ( headers: Record< string, string > = {} ) =>
	Object.fromEntries(
		Object.entries( headers ).filter( ( [ name ] ) => name.toLowerCase() !== 'x-wp-nonce' )
	);

// Answers before any nonce middleware that another plugin may have brought, and takes off what
// one that came later has put on. Not every WordPress has its own handler to hand over to.
apiFetch.use( ( options: VisitorOptions, next ) => {
	const { asVisitor, headers, path, url = path, ...rest } = options;
	return asVisitor && url
		? fetch( url, {
				...rest,
				headers: { Accept: 'application/json', ...withoutNonce( headers ) },
				credentials: 'same-origin',
			} )
		: next( options );
} );

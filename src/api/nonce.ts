import apiFetch from '@wordpress/api-fetch';

/** Returns the nonce's headers for a call that does not use apiFetch. */
export const nonceHeaders = (): Record< string, string > => {
	const { nonce } = apiFetch.nonceMiddleware ?? {};
	return nonce ? { 'X-WP-Nonce': nonce } : {};
};

/** Sets the nonce of the page's later calls, for those that send one. */
export const setNonce = ( nonce: string ) => {
	if ( apiFetch.nonceMiddleware && nonce ) {
		apiFetch.nonceMiddleware.nonce = nonce;
	}
};

import apiFetch from '@wordpress/api-fetch';

/** Of a call that apiFetch does not make. */
export const nonceHeaders = (): Record< string, string > => {
	const { nonce } = apiFetch.nonceMiddleware ?? {};
	return nonce ? { 'X-WP-Nonce': nonce } : {};
};

/** Calls of the page carry this nonce from now on, where they carry one at all. */
export const setNonce = ( nonce: string ) => {
	if ( apiFetch.nonceMiddleware && nonce ) {
		apiFetch.nonceMiddleware.nonce = nonce;
	}
};

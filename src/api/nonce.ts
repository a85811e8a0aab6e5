import apiFetch from '@wordpress/api-fetch';

/** Calls of the page carry this nonce from now on, where they carry one at all. */
export const setNonce = ( nonce: string ) => {
	if ( apiFetch.nonceMiddleware && nonce ) {
		apiFetch.nonceMiddleware.nonce = nonce;
	}
};

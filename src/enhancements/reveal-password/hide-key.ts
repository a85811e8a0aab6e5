/**
 * Removes the key from the address bar; the page's form has it by now. After a reload, the person must use the email's
 * link again.
 *
 * @param address Absolute URL on this site to show instead; omitted if no key led here.
 */
export const hideKey = ( address?: string ) => {
	if ( address ) {
		window.history.replaceState( window.history.state, '', address );
	}
};

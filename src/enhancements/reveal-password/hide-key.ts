/**
 * Takes the key out of the address bar, which the page's form holds by now. A reload begins anew, by the mail.
 *
 * @param address What it may show instead; a whole address of this site. Without it, no key led here.
 */
export const hideKey = ( address?: string ) => {
	if ( address ) {
		window.history.replaceState( window.history.state, '', address );
	}
};

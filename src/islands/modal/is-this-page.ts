const withoutHash = ( address: string ) => address.split( '#' )[ 0 ];

/** Whether a URL leads to the current page, at most to another place on it. */
export const isThisPage = ( address: string ): boolean =>
	withoutHash( address ) === withoutHash( location.href );

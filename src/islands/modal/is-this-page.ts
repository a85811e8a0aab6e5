const withoutHash = ( address: string ) => address.split( '#' )[ 0 ];

/** Whether an address leads no further than to a place on the page that is shown. */
export const isThisPage = ( address: string ): boolean =>
	withoutHash( address ) === withoutHash( location.href );

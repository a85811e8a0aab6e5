/** Files as browsers have them; jsdom's cannot be read. */
Object.assign( Blob.prototype, { arrayBuffer: async () => new ArrayBuffer( 0 ) } );

/** One that was moved after somebody had chosen it. */
export const movedFile = ( name: string ): File =>
	Object.assign( new File( [ 'ten bytes.' ], name ), {
		slice: () => ( { arrayBuffer: () => Promise.reject( new Error( 'NotReadableError' ) ) } ),
	} );

/** Files as browsers have them; jsdom's cannot be read. */
Object.assign( Blob.prototype, { arrayBuffer: async () => new ArrayBuffer( 0 ) } );

/** One that was moved after somebody had chosen it. */
export const movedFile = ( name: string ): File =>
	Object.assign( new File( [ 'ten bytes.' ], name ), {
		slice: () => ( { arrayBuffer: () => Promise.reject( new Error( 'NotReadableError' ) ) } ),
	} );

/** What browsers put files into an input with, which jsdom has not. */
export const useDataTransfer = () => {
	class DataTransfer {
		held: File[] = [];
		files = Object.assign( this.held, { item: ( at: number ) => this.held[ at ] ?? null } );
		items = { add: ( file: File ) => this.held.push( file ) };
	}
	Object.assign( window, { DataTransfer } );
	// jsdom takes no list of files but its own.
	Object.defineProperty( HTMLInputElement.prototype, 'files', {
		configurable: true,
		writable: true,
		value: null,
	} );
};

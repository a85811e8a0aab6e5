/** Target of a file that arrives in pieces. */
export interface Destination {
	write( piece: Uint8Array< ArrayBuffer > ): Promise< unknown >;
	/** Finishes a complete file. */
	close( name: string ): Promise< void >;
	/** Discards an incomplete file. */
	abort(): Promise< void >;
}

/** Number of rows up to which a file fits in memory; such a file is downloaded without asking for a location. */
const MAX_ROWS_IN_MEMORY = 10_000;

interface Disk {
	showSaveFilePicker?( options: {
		suggestedName: string;
		types: { accept: Record< string, string[] > }[];
	} ): Promise< { createWritable(): Promise< FileSystemWritableFileStream > } >;
}

const inMemory = (): Destination => {
	const pieces: Uint8Array< ArrayBuffer >[] = [];
	return {
		write: async ( piece ) => pieces.push( piece ),
		close: async ( name ) => downloadBlob( new Blob( pieces, { type: 'text/csv' } ), name ),
		abort: async () => {
			pieces.length = 0;
		},
	};
};

const onDisk = ( stream: FileSystemWritableFileStream ): Destination => ( {
	write: ( piece ) => stream.write( piece ),
	close: () => stream.close(),
	abort: () => stream.abort(),
} );

/**
 * Returns the target of a file. A long file is written to disk as it arrives, if the browser supports that. Call this
 * in a click handler.
 *
 * @param rows Expected number of rows.
 * @param name Suggested file name.
 * @throws {DOMException} AbortError if the person cancels the dialog.
 */
export async function destinationFor( rows: number, name: string ): Promise< Destination > {
	const { showSaveFilePicker } = window as Disk;
	if ( rows <= MAX_ROWS_IN_MEMORY || ! showSaveFilePicker ) {
		return inMemory();
	}
	const file = await showSaveFilePicker( {
		suggestedName: name,
		types: [ { accept: { 'text/csv': [ '.csv' ] } } ],
	} );
	return onDisk( await file.createWritable() );
}

/** Downloads a file through a temporary link. */
function downloadBlob( file: Blob, name: string ): void {
	const url = URL.createObjectURL( file );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	// Once the browser has started to write the file.
	setTimeout( () => URL.revokeObjectURL( url ), 10_000 );
}

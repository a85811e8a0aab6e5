/** Where a file goes, piece by piece. */
export interface Destination {
	write( piece: Uint8Array< ArrayBuffer > ): Promise< unknown >;
	/** The file is whole. */
	close( name: string ): Promise< void >;
	/** The file will not be whole; nothing of it stays. */
	abort(): Promise< void >;
}

/** Rows from which a file is too long to be held in memory; below, it goes where downloads go, without a question. */
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
 * A long file is written to the disk as it comes, where the browser can; to be called while a click is answered.
 *
 * @param rows How many there will be, as far as is known.
 * @param name Proposed for the file.
 * @throws {DOMException} AbortError when the person wants no file after all.
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

/** Hands a file to the person, as any link to one would. */
function downloadBlob( file: Blob, name: string ): void {
	const url = URL.createObjectURL( file );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	// Once the browser has begun to write it.
	setTimeout( () => URL.revokeObjectURL( url ), 10_000 );
}

/** A file's bytes, and a way to stop sending them. */
export interface Bytes {
	file: File;
	abort: AbortController;
}

/** Keeps the files that were chosen on this page, by key. */
export const heldBytes = () => {
	const bytes = new Map< string, Bytes >();

	/** Stops sending the file and forgets its bytes. */
	const forget = ( key: string ) => {
		bytes.get( key )?.abort.abort();
		bytes.delete( key );
	};

	return {
		of: ( key: string ) => bytes.get( key ),
		hold: ( key: string, file: File ) =>
			void bytes.set( key, { file, abort: new AbortController() } ),
		forget,
		forgetAll: () => [ ...bytes.keys() ].forEach( forget ),
	};
};

/** What is at hand of a file, and how its sending is stopped. */
export interface Bytes {
	file: File;
	abort: AbortController;
}

/** The files that were chosen on this page, by the keys of their items. */
export const heldBytes = () => {
	const bytes = new Map< string, Bytes >();

	/** What is on its way is stopped. */
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

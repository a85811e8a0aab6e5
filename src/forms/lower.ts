/** Converts A to Z to lower case, and no other letters, as in PHP. */
export const lower = ( text: string ): string =>
	text.replace( /[A-Z]/g, ( letter ) => letter.toLowerCase() );

/** With the letters A to Z small, and no others, as in PHP. */
export const lower = ( text: string ): string =>
	text.replace( /[A-Z]/g, ( letter ) => letter.toLowerCase() );

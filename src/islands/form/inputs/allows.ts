/** @param allow Pattern of the characters that a field allows (spec 5). */
export const allows = ( allow: string ): ( ( character: string ) => boolean ) => {
	const pattern = new RegExp( `^(?:${ allow })$`, 'u' );
	return ( character ) => pattern.test( character );
};

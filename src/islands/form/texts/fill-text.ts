/** Fills {name} in a sentence. */
export const fillText = ( sentence: string, values: Record< string, string | number > ) =>
	sentence.replace( /\{(\w+)\}/g, ( whole, name ) => String( values[ name ] ?? whole ) );

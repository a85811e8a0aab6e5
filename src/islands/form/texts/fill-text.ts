/** Replaces each {name} in a sentence by its value. */
export const fillText = ( sentence: string, values: Record< string, string | number > ) =>
	sentence.replace( /\{(\w+)\}/g, ( whole, name ) => String( values[ name ] ?? whole ) );

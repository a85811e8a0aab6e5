/**
 * A sentence with its gaps filled.
 *
 * @param sentence With names in braces; a name that is not known stays.
 * @param words
 */
export const fill = ( sentence: string, words: Record< string, string > ): string =>
	sentence.replace( /\{(\w+)\}/g, ( gap, name: string ) => words[ name ] ?? gap );

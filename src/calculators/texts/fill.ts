/**
 * Replaces the names in a sentence by words.
 *
 * @param sentence Sentence with names in braces; unknown names stay.
 * @param words
 */
export const fill = ( sentence: string, words: Record< string, string > ): string =>
	sentence.replace( /\{(\w+)\}/g, ( gap, name: string ) => words[ name ] ?? gap );

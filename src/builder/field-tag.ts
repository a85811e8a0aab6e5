/**
 * The tag of a field, in formulas and in texts: `{Label:3}`, `{Name (First):3.6}` for a part, `{Loan:4:value}`; the
 * mirror of php/Engine/Formats/FieldTag.php. 0 stands for a field of another form. Groups: what stands before the
 * number, the number with the part's, and what stands after it.
 */
export const FIELD_TAG = String.raw`(\{[^{}]*:)((?:0|[1-9][0-9]*)(?:\.[1-9][0-9]*)?)((?::[^{}:]*)?\})`;

const TAGS = new RegExp( FIELD_TAG, 'g' );

/** What a formula or a text names, "3" or "3.6", as often as it does. */
export const sourcesNamedIn = ( text: string ): string[] =>
	[ ...text.matchAll( TAGS ) ].map( ( [ , , source = '' ] ) => source );

/** Ids of the fields that it names. */
export const fieldsNamedIn = ( text: string ): number[] =>
	sourcesNamedIn( text ).map( ( source ) => parseInt( source, 10 ) );

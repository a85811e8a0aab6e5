/**
 * Pattern of a field's tag in formulas and texts: `{Label:3}`, `{Name (First):3.6}` for a part, `{Loan:4:value}`; the
 * mirror of php/Engine/Formats/FieldTag.php. 0 means a field of another form. Groups: the text before the number, the
 * number with that of the part, and the text after the number.
 */
export const FIELD_TAG = String.raw`(\{[^{}]*:)((?:0|[1-9][0-9]*)(?:\.[1-9][0-9]*)?)((?::[^{}:]*)?\})`;

const TAGS = new RegExp( FIELD_TAG, 'g' );

/** Returns every source that a formula or a text names, "3" or "3.6", with repetitions. */
export const sourcesNamedIn = ( text: string ): string[] =>
	[ ...text.matchAll( TAGS ) ].map( ( [ , , source = '' ] ) => source );

/** Returns the ids of the fields that a formula or a text names. */
export const fieldsNamedIn = ( text: string ): number[] =>
	sourcesNamedIn( text ).map( ( source ) => parseInt( source, 10 ) );

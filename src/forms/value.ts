/** A field's answer: a list where several choices may be made. */
export type Value = string | string[];

/** By field id. */
export type Answers = Record< number, Value >;

export const partsOf = ( value: Value ): string[] => [ value ].flat();

/** Whether a value counts as empty: nothing but white space. "0" is an answer. */
export const isBlank = ( value: Value ): boolean =>
	partsOf( value ).every( ( part ) => part.trim() === '' );

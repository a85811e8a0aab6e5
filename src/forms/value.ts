/** A file that was received and is kept; only the server makes one. */
export interface FileAnswer {
	name: string;
	/** Bytes. */
	size: number;
	id: string;
}

/**
 * A field's answer: one text, a list of texts, rows of texts, texts by input id, or files. The
 * field's shape knows which; the mirror of php/Engine/FormAnswers/AnswerValue.
 */
export type Value = string | string[] | string[][] | Record< string, string > | FileAnswer[];

/** By field id. */
export type Answers = Record< number, Value >;

/** Every text in a value, in order. */
export const textsOf = ( value: unknown ): string[] => {
	if ( typeof value === 'object' && value !== null ) {
		return Object.values( value ).flatMap( textsOf );
	}
	return typeof value === 'string' ? [ value ] : [];
};

/** Whether a value counts as empty: nothing but white space. "0" is an answer, and so is a file. */
export const isBlank = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null
		? Object.values( value ).every( isBlank )
		: typeof value === 'string' && value.trim() === '';

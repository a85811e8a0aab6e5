/** A file that the server has received, or one that is chosen and still to be sent, which has no id. */
export interface FileAnswer {
	name: string;
	/** Size in bytes. */
	size: number;
	id: string;
}

/**
 * A field's answer: one text, a list of texts, rows of texts, texts by input id, or files. The field's shape determines
 * which; the counterpart of php/Engine/FormAnswers/AnswerValue.
 */
export type Value = string | string[] | string[][] | Record< string, string > | FileAnswer[];

/** Answers by field id. */
export type Answers = Record< number, Value >;

/** Returns every text in a value, in order. */
export const textsOf = ( value: unknown ): string[] => {
	if ( typeof value === 'object' && value !== null ) {
		return Object.values( value ).flatMap( textsOf );
	}
	return typeof value === 'string' ? [ value ] : [];
};

/** Whether a value is empty or white space. "0" is an answer, and so is a file. */
export const isBlank = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null
		? Object.values( value ).every( isBlank )
		: typeof value === 'string' && value.trim() === '';

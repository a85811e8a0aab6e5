import type { PublicField } from '../../contract/public-definition';
import type { FileAnswer, Value } from '../value';

/** Reads what the form's inputs send, by name: line breaks are line feeds, files are left out. */
export interface Inputs {
	/** Returns the text of an input; empty if it sends nothing. */
	text: ( name: string ) => string;
	/** Returns every text that is sent under a name. */
	list: ( name: string ) => string[];
	/** Returns the uploaded files of a name, and those that are chosen and still to be sent. */
	files: ( name: string ) => FileAnswer[];
}

/** The result of checking a field's value. */
export interface FieldVerdict {
	/** The error message; null if the field is valid. */
	message: string | null;
	/** Messages by input id, for fields with several inputs; the first one is also the field's message. */
	inputs: Record< string, string >;
}

/** How to read and check an answer of a certain form; the counterpart of php/Engine/Shapes. */
export interface Shape {
	read: ( field: PublicField, inputs: Inputs ) => Value;
	/** Whether a value counts as no answer. */
	isEmpty: ( field: PublicField, value: Value ) => boolean;
	judge: ( field: PublicField, value: Value ) => FieldVerdict;
}

export const verdict = ( message: string | null | undefined ): FieldVerdict => ( {
	message: message ?? null,
	inputs: {},
} );

import type { PublicField } from '../../contract/public-definition';
import type { FileAnswer, Value } from '../value';

/** What the form's inputs send, by their names: line ends are line feeds, files are left out. */
export interface Inputs {
	/** Empty when it sends nothing. */
	text: ( name: string ) => string;
	/** Everything that is sent under one name. */
	list: ( name: string ) => string[];
	/** Files that the server has under a name, and those that are chosen and still to be sent. */
	files: ( name: string ) => FileAnswer[];
}

/** What one field says to a value. */
export interface FieldVerdict {
	/** How to mend it, null when the field is content. */
	message: string | null;
	/** By input id, where single inputs have to be mended; the first is the field's message. */
	inputs: Record< string, string >;
}

/** What an answer looks like; the mirror of php/Engine/Shapes. */
export interface Shape {
	read: ( field: PublicField, inputs: Inputs ) => Value;
	/** Whether a value is no answer at all. */
	isEmpty: ( field: PublicField, value: Value ) => boolean;
	judge: ( field: PublicField, value: Value ) => FieldVerdict;
}

export const verdict = ( message: string | null | undefined ): FieldVerdict => ( {
	message: message ?? null,
	inputs: {},
} );

import type { Choice } from '../editor-data';
import type { ConditionalLogic } from '../logic/types';

/** A choice as a form holds it: without a value of its own it sends its text. */
export interface ChoiceAttributes extends Partial< Choice > {
	/** The 3 of `5.3`, which stays while its list of boxes is changed; until then its place says it. */
	number?: number;
}

/** What an editor changes of one part of a compound field. */
export interface PartSettings {
	hidden?: boolean;
	required?: boolean;
	label?: string;
	placeholder?: string;
	defaultValue?: string;
	errorMessage?: string;
	autocomplete?: string;
	/** Of the page's address, where the field allows it. */
	inputName?: string;
	/** In place of its kind's. */
	choices?: ChoiceAttributes[];
	[ setting: string ]: unknown;
}

/** A field's block: what all kinds have by name, and the settings that only some have. */
export interface FieldAttributes {
	id?: number;
	kind?: string;
	/** Plain text. */
	label?: string;
	/** Text that may hold links and emphasis. */
	description?: string;
	required?: boolean;
	/** Of the form's 12 columns; absent for all of them. */
	columnSpan?: number;
	choices?: ChoiceAttributes[];
	inputs?: Record< string, PartSettings >;
	conditionalLogic?: ConditionalLogic;
	/** Of the section that it stood in, where it came with sections. */
	sectionLogic?: ConditionalLogic;
	/** What a number is worked out by. */
	calculationFormula?: string;
	/** As the field came from Gravity Forms. */
	gravity?: Record< string, unknown >;
	[ setting: string ]: unknown;
}

/** A change of a field's settings. Undefined takes a setting away. */
export type Change = ( change: Partial< FieldAttributes > ) => void;

import type { Choice } from '../editor-data';
import type { ConditionalLogic } from '../logic/types';

/** Choice as a form stores it; a choice without a value submits its text. */
export interface ChoiceAttributes extends Partial< Choice > {
	/** The 3 of `5.3`, stored once the list of boxes is edited; until then the choice's position gives the number. */
	number?: number;
}

/** Settings that an editor changed for one part of a compound field. */
export interface PartSettings {
	hidden?: boolean;
	required?: boolean;
	label?: string;
	placeholder?: string;
	defaultValue?: string;
	errorMessage?: string;
	autocomplete?: string;
	/** Name of the URL parameter, if the field can be prefilled from the URL. */
	inputName?: string;
	/** Choices that replace those of the kind. */
	choices?: ChoiceAttributes[];
	[ setting: string ]: unknown;
}

/** Attributes of a field's block: the named ones that all kinds have, and the settings that only some kinds have. */
export interface FieldAttributes {
	id?: number;
	kind?: string;
	/** Plain text. */
	label?: string;
	/** Text that may hold links and emphasis. */
	description?: string;
	required?: boolean;
	/** Number of the form's 12 columns; absent for all of them. */
	columnSpan?: number;
	choices?: ChoiceAttributes[];
	inputs?: Record< string, PartSettings >;
	conditionalLogic?: ConditionalLogic;
	/** Condition of the section that the field was in, if the form was imported with sections. */
	sectionLogic?: ConditionalLogic;
	/** Formula that computes a number. */
	calculationFormula?: string;
	/** The field as Gravity Forms had it. */
	gravity?: Record< string, unknown >;
	[ setting: string ]: unknown;
}

/** Changes settings of a field. A value of undefined removes the setting. */
export type Change = ( change: Partial< FieldAttributes > ) => void;

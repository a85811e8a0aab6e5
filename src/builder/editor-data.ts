import type { FieldSettings } from '../contract/field-settings';
import type { ShapeName } from '../contract/public-definition';
import type { FormTexts, ProblemsTexts } from '../contract/texts';

/** A choice as forms and kinds have it. */
export interface Choice {
	text: string;
	value: string;
	isSelected?: boolean;
}

/** The settings, by name, that a part of a kind is for. */
type When = Record< string, string | undefined >;

/** A part of a compound kind: a first name, a postcode. */
export interface KindInput {
	part: string;
	/** After the field's id and a dot in its own id. */
	number: number;
	label: string;
	/** When it is missing or does not fit. */
	message: string;
	/** Whether it is required when its field is. */
	required?: boolean;
	hidden?: boolean;
	when?: When;
	/** Those of a list, where it is one. */
	choices?: Choice[];
	defaultValue?: string;
	/** What browsers are told. */
	input?: { autocomplete?: string };
}

interface Variant {
	when: When;
	shape?: ShapeName;
	inputs?: KindInput[];
}

/** A kind of field (contract/schema/kind.schema.json), in the editor's language: what the builder reads of it. */
export interface Kind {
	kind: string;
	shape: ShapeName;
	control: string;
	place?: 'grid' | 'actions';
	title: string;
	description: string;
	keywords?: string[];
	icon: string;
	group: 'basic' | 'contact' | 'choice' | 'content';
	/** Settings that are never empty. */
	defaults?: Record< string, string >;
	/** Settings that are one of a few words. */
	options?: Record< string, string[] >;
	settings: string[];
	/** Whether mail can be sent to what is answered. */
	isEmailAddress?: boolean;
	/** What an answer tells of whoever gives it. */
	tells?: string;
	/** Settings of a field that was just added. */
	begins?: Record< string, unknown >;
	/** Choices that the kind fixes; the text is that of a setting. */
	choices?: { value: string; textFrom: string }[];
	inputs?: KindInput[];
	variants?: Variant[];
}

/** What the editor of forms knows from the contract. */
export interface EditorData extends FieldSettings {
	kinds: Record< string, Kind >;
	/** What is wrong with a form, in the words that the server has for it (contract/texts/problems.json). */
	problems: ProblemsTexts;
	/** What forms say to visitors (contract/texts/form.json). */
	texts: FormTexts;
}

declare global {
	interface Window {
		/** Printed by php/Forms/Definitions/Editor/EditorData.php, before any block's script. */
		atollFormEditor: EditorData;
	}
}

/** Whether a kind, a variant or a part is for a field of these settings. */
export const matchesWhen = (
	when: When | undefined,
	settings: Record< string, unknown >,
	defaults: Record< string, string > = {}
): boolean =>
	Object.entries( when ?? {} ).every( ( [ name, value ] ) => {
		const setting = settings[ name ] === true ? 'yes' : settings[ name ];
		return ( setting || defaults[ name ] || '' ) === value;
	} );

/** The kind as a field's settings make it; undefined for a kind that there is not. */
export const kindOf = (
	settings: { kind?: string } & Record< string, unknown >,
	kinds: EditorData[ 'kinds' ] = window.atollFormEditor.kinds
): Kind | undefined => {
	const kind = kinds[ settings.kind ?? '' ];
	return (
		kind?.variants?.reduce< Kind >(
			( merged, { when, ...variant } ) =>
				matchesWhen( when, settings, kind.defaults ) ? { ...merged, ...variant } : merged,
			kind
		) ?? kind
	);
};

import type { FieldSettings } from '../contract/field-settings';
import type { Kind as KindFile, When } from '../contract/kind';
import type { FormTexts, ProblemsTexts } from '../contract/texts';

/** A choice as forms and kinds have it. */
export interface Choice {
	text: string;
	value: string;
	isSelected?: boolean;
}

type Part = NonNullable< KindFile[ 'inputs' ] >[ number ];

/** A part of a compound kind: a first name, a postcode. */
export type KindInput = Omit< Part, 'choices' > & {
	/** Those of a list, where it is one: by now they stand in the place of the list's name. */
	choices?: Choice[];
};

/** With parts whose lists of choices stand in the place of their names. */
type Compiled< Given extends { inputs?: Part[] } > = Omit< Given, 'inputs' > & {
	inputs?: KindInput[];
};

/** A kind of field (contract/schema/kind.schema.json), compiled, in the editor's language. */
export type Kind = Omit< Compiled< KindFile >, 'variants' > & {
	variants?: Array< Compiled< NonNullable< KindFile[ 'variants' ] >[ number ] > >;
};

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
	defaults: When = {}
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

import type { FieldSettings } from '../contract/field-settings';
import type { Kind as KindFile, When } from '../contract/kind';
import type { FormTexts, ProblemsTexts } from '../contract/texts';

/** Choice as forms and kinds define it. */
export interface Choice {
	text: string;
	value: string;
	isSelected?: boolean;
}

type Part = NonNullable< KindFile[ 'inputs' ] >[ number ];

/** Part of a compound kind, such as a first name or a postcode. */
export type KindInput = Omit< Part, 'choices' > & {
	/** Choices of a part that is a list; the name of the list is already replaced with them. */
	choices?: Choice[];
};

/** Parts in which the name of a list of choices is replaced with the choices themselves. */
type Compiled< Given extends { inputs?: Part[] } > = Omit< Given, 'inputs' > & {
	inputs?: KindInput[];
};

/** Kind of field (contract/schema/kind.schema.json), compiled, in the editor's language. */
export type Kind = Omit< Compiled< KindFile >, 'variants' > & {
	variants?: Array< Compiled< NonNullable< KindFile[ 'variants' ] >[ number ] > >;
};

/** Data that the form editor has from the contract. */
export interface EditorData extends FieldSettings {
	kinds: Record< string, Kind >;
	/** Messages about problems of a form, as the server words them (contract/texts/problems.json). */
	problems: ProblemsTexts;
	/** Texts that forms show to visitors (contract/texts/form.json). */
	texts: FormTexts;
}

declare global {
	interface Window {
		/** Printed by php/Forms/Definitions/Editor/EditorData.php, before any block's script. */
		atollFormEditor: EditorData;
	}
}

/** Whether a kind, a variant or a part applies to a field with these settings. */
export const matchesWhen = (
	when: When | undefined,
	settings: Record< string, unknown >,
	defaults: When = {}
): boolean =>
	Object.entries( when ?? {} ).every( ( [ name, value ] ) => {
		const setting = settings[ name ] === true ? 'yes' : settings[ name ];
		return ( setting || defaults[ name ] || '' ) === value;
	} );

/** Returns the kind as a field's settings vary it; undefined if there is no such kind. */
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

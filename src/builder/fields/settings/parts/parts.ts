import type { FieldAttributes, PartSettings } from '../../attributes';

type Parts = Record< string, PartSettings >;

/** Removes empty settings, except an empty default answer, which an editor has chosen. */
const compact = ( part: PartSettings ): PartSettings | undefined => {
	const entries = Object.entries( part ).filter( ( [ , value ] ) => value !== undefined );
	return entries.length > 0 ? Object.fromEntries( entries ) : undefined;
};

const withPart = ( parts: Parts, name: string, part: PartSettings ): Parts => {
	const { [ name ]: _, ...others } = parts;
	const stored = compact( part );
	return stored ? { ...others, [ name ]: stored } : others;
};

/**
 * Returns the changes to a field when one of its parts changes. Whether the URL may prefill the question is a setting
 * of the field: a part that gets a parameter switches it on.
 *
 * @param attributes Attributes of the field.
 * @param name       Name of the part.
 * @param part       All settings of the part after the change.
 */
export const changedPart = (
	attributes: FieldAttributes,
	name: string,
	part: PartSettings
): Partial< FieldAttributes > => {
	const inputs = withPart( attributes.inputs ?? {}, name, part );
	return part.inputName ? { inputs, allowsPrepopulate: true } : { inputs };
};

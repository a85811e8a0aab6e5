import type { FieldAttributes, PartSettings } from '../../attributes';

type Parts = Record< string, PartSettings >;

/** What is not set is not stored; an empty default answer is one that an editor has chosen. */
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
 * What changes of a field when one of its parts does. That a page's address may fill the question in is a setting of the
 * field: a part that is given a parameter switches it on.
 *
 * @param attributes The field's.
 * @param name       The part's.
 * @param part       All that is set of it then.
 */
export const changedPart = (
	attributes: FieldAttributes,
	name: string,
	part: PartSettings
): Partial< FieldAttributes > => {
	const inputs = withPart( attributes.inputs ?? {}, name, part );
	return part.inputName ? { inputs, allowsPrepopulate: true } : { inputs };
};

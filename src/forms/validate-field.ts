import type { PublicField } from '../contract/public-definition';
import { holds } from './rules';
import { isBlank, partsOf, type Value } from './value';

/** What the field says to a value, null when it is content. */
export const validateField = ( field: PublicField, value: Value ): string | null => {
	if ( isBlank( value ) ) {
		return field.required ? ( field.messages.required ?? '' ) : null;
	}
	const broken = field.rules.find(
		( rule ) => ! partsOf( value ).every( ( part ) => holds( rule, part ) )
	);
	return broken ? broken.message : null;
};

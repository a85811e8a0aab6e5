import type { FieldState } from '@atoll/stores';
import type { PublicField } from '../../contract/public-definition';
import { validateField } from '../../forms';

/** Whether what there is to mend in a field is for its parts to say: each says its own, once somebody has been there. */
export const isSaidByParts = ( field: PublicField, state: FieldState | undefined ): boolean =>
	field.inputs.some( ( { part } ) => part ) &&
	Object.keys( validateField( field, state?.value ?? '' ).inputs ).length > 0;

import type { FieldState } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { validateField } from '../../../forms';

/** Whether a field's errors are shown at its parts: each part shows its own once a person has visited it. */
export const isReportedByParts = ( field: PublicField, state: FieldState | undefined ): boolean =>
	field.inputs.some( ( { part } ) => part ) &&
	Object.keys( validateField( field, state?.value ?? '' ).inputs ).length > 0;

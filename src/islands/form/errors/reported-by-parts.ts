import type { FieldState } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { validateField } from '../../../forms';

/** Whether the errors of a field are shown at its parts: each shows its own, once somebody has visited it. */
export const isReportedByParts = ( field: PublicField, state: FieldState | undefined ): boolean =>
	field.inputs.some( ( { part } ) => part ) &&
	Object.keys( validateField( field, state?.value ?? '' ).inputs ).length > 0;

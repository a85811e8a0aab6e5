import type { CheckedForm } from '../../api/admin/check-edited-form';
import type { Destination, Removal } from './state';

export const receiveCheck = ( answer: CheckedForm ) => ( { type: 'CHECKED' as const, answer } );

/** Records that the server could not check the current form. */
export const failCheck = () => ( { type: 'CHECK_FAILED' as const } );

/** Leads to a setting in the sidebar. */
export const goTo = ( destination: Destination ) => ( {
	type: 'DESTINATION_SET' as const,
	destination,
} );

export const clearDestination = () => ( { type: 'DESTINATION_CLEARED' as const } );

/** Asks whether to delete questions. */
export const requestRemoval = ( removal: Removal ) => ( {
	type: 'REMOVAL_REQUESTED' as const,
	removal,
} );

export const closeRemoval = () => ( { type: 'REMOVAL_CLOSED' as const } );

export type Action = ReturnType<
	| typeof receiveCheck
	| typeof failCheck
	| typeof goTo
	| typeof clearDestination
	| typeof requestRemoval
	| typeof closeRemoval
>;

import type { DraftAnswer } from '../../api/admin/check-form-draft';
import type { Destination, Removal } from './state';

/** Something on the screen has changed since the server checked it. */
export const invalidateCheck = () => ( { type: 'CHANGED' as const } );

export const receiveCheck = ( answer: DraftAnswer ) => ( { type: 'CHECKED' as const, answer } );

/** Leads to a setting in the sidebar. */
export const goTo = ( destination: Destination ) => ( {
	type: 'DESTINATION_SET' as const,
	destination,
} );

export const clearDestination = () => ( { type: 'DESTINATION_CLEARED' as const } );

/** Asks whether the questions are to be deleted. */
export const requestRemoval = ( removal: Removal ) => ( {
	type: 'REMOVAL_REQUESTED' as const,
	removal,
} );

export const closeRemoval = () => ( { type: 'REMOVAL_CLOSED' as const } );

export type Action = ReturnType<
	| typeof invalidateCheck
	| typeof receiveCheck
	| typeof goTo
	| typeof clearDestination
	| typeof requestRemoval
	| typeof closeRemoval
>;

import type { DraftAnswer } from '../../api/admin/check-form-draft';
import type { Destination, Removal } from './state';

/** Something on the screen is new since the server looked. */
export const changed = () => ( { type: 'CHANGED' as const } );

export const checked = ( answer: DraftAnswer ) => ( { type: 'CHECKED' as const, answer } );

/** Leads to a setting in the sidebar. */
export const goTo = ( destination: Destination ) => ( { type: 'WENT' as const, destination } );

export const arrived = () => ( { type: 'ARRIVED' as const } );

/** Waits for an answer whether the questions are to go. */
export const askedToRemove = ( removal: Removal ) => ( {
	type: 'ASKED_TO_REMOVE' as const,
	removal,
} );

export const answeredRemoval = () => ( { type: 'ANSWERED_REMOVAL' as const } );

export type Action = ReturnType<
	| typeof changed
	| typeof checked
	| typeof goTo
	| typeof arrived
	| typeof askedToRemove
	| typeof answeredRemoval
>;

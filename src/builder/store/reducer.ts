import type { Action } from './actions';
import { initial, type State } from './state';

/** Keeps a preview until there is a newer one, so that a field that cannot be rendered at the moment does not jump. */
export const reducer = ( state: State = initial, action: Action ): State => {
	switch ( action.type ) {
		case 'CHECKED':
			return {
				...state,
				previews: { ...state.previews, ...action.answer.fields },
				problems: action.answer.problems,
				warnings: action.answer.warnings,
				isCheckFailed: false,
			};
		case 'CHECK_FAILED':
			return { ...state, isCheckFailed: true };
		case 'DESTINATION_SET':
			return { ...state, destination: action.destination };
		case 'DESTINATION_CLEARED':
			return { ...state, destination: null };
		case 'REMOVAL_REQUESTED':
			return { ...state, removal: action.removal };
		case 'REMOVAL_CLOSED':
			return { ...state, removal: null };
		default:
			return state;
	}
};

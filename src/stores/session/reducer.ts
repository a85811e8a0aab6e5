import type { Action } from './actions';
import { initialState, type State } from './state';

export const reducer = (
	state: State = initialState,
	action: Action | { type: '@@INIT' }
): State => {
	switch ( action.type ) {
		case 'CHECKED':
			return { state: 'valid', exp: action.exp };
		case 'ENDED':
			return { ...state, state: 'ended' };
		default:
			return state;
	}
};

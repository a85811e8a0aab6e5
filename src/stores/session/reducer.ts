import type { Action } from './actions';
import { unknown, type State } from './state';

export const reducer = ( state: State = unknown, action: Action | { type: '@@INIT' } ): State => {
	switch ( action.type ) {
		case 'CHECKED':
			return { state: 'valid', exp: action.exp, mark: action.mark };
		case 'ENDED':
			return { ...state, state: 'ended' };
		default:
			return state;
	}
};

import type { Action } from './actions';
import type { State } from './state';

const NONE: State = { shown: [], closed: [] };

export const reducer = ( state = NONE, action: Action | { type: '@@INIT' } ): State => {
	switch ( action.type ) {
		case 'SHOWN':
			return state.closed.includes( action.id )
				? state
				: { ...state, shown: [ ...state.shown, action.id ] };
		case 'CLOSED':
			return {
				shown: state.shown.filter( ( id ) => ! action.ids.includes( id ) ),
				closed: [ ...new Set( [ ...state.closed, ...action.ids ] ) ],
			};
		default:
			return state;
	}
};

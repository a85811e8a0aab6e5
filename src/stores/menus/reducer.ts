import type { Action } from './actions';
import { initialState, type State, type Submenu } from './state';

const close = ( submenu: Submenu ): Submenu =>
	submenu.isShown ? { isShown: false, pinned: 'closed' } : submenu;

/** Applies an action to one submenu. */
const reduceSubmenu = ( submenu: Submenu, isTarget: boolean, action: Action ): Submenu => {
	switch ( action.type ) {
		case 'SHOWN_CHANGED':
			return isTarget ? { ...submenu, isShown: action.isShown } : submenu;
		case 'OPENED':
			return isTarget ? { isShown: true, pinned: 'open' } : close( submenu );
		case 'CLOSED':
			return close( submenu );
		case 'UNPINNED':
			return isTarget && submenu.pinned ? { ...submenu, pinned: null } : submenu;
		default:
			return submenu;
	}
};

export const reducer = (
	state: State = initialState,
	action: Action | { type: '@@INIT' }
): State => {
	switch ( action.type ) {
		case '@@INIT':
			return state;
		case 'TAKEN_OVER':
			return action.state;
		case 'PANEL_CHANGED':
			return { ...state, panel: action.panel };
		case 'UNFOLDED':
			return { ...state, isUnfolded: action.isUnfolded };
	}
	const targetId = 'id' in action ? action.id : '';
	return {
		...state,
		submenus: Object.fromEntries(
			Object.entries( state.submenus ).map( ( [ id, submenu ] ) => [
				id,
				reduceSubmenu( submenu, id === targetId, action ),
			] )
		),
	};
};

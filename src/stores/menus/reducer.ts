import type { Action } from './actions';
import { none, type State, type Submenu } from './state';

const close = ( submenu: Submenu ): Submenu =>
	submenu.isShown ? { isShown: false, held: 'closed' } : submenu;

/** What becomes of one submenu. */
const change = ( submenu: Submenu, isMeant: boolean, action: Action ): Submenu => {
	switch ( action.type ) {
		case 'SEEN':
			return isMeant ? { ...submenu, isShown: action.isShown } : submenu;
		case 'OPENED':
			return isMeant ? { isShown: true, held: 'open' } : close( submenu );
		case 'CLOSED':
			return close( submenu );
		case 'LET_GO':
			return isMeant && submenu.held ? { ...submenu, held: null } : submenu;
		default:
			return submenu;
	}
};

export const reducer = ( state: State = none, action: Action | { type: '@@INIT' } ): State => {
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
	const meant = 'id' in action ? action.id : '';
	return {
		...state,
		submenus: Object.fromEntries(
			Object.entries( state.submenus ).map( ( [ id, submenu ] ) => [
				id,
				change( submenu, id === meant, action ),
			] )
		),
	};
};

import type { State, Submenu } from './state';

const unknownSubmenu: Submenu = { isShown: false, pinned: null };

export const getSubmenu = ( { submenus }: State, id: string ): Submenu =>
	submenus[ id ] ?? unknownSubmenu;

export const getPanel = ( { panel }: State ): State[ 'panel' ] => panel;

/** Returns the state of spec 4, for desktop and mobile alike: 0 closed, 1 menu open, 2 submenu open. */
export const getOpenState = ( { submenus, panel, isUnfolded }: State ): 0 | 1 | 2 => {
	const isOpen = panel === 'open';
	if ( ( isOpen && isUnfolded ) || Object.values( submenus ).some( ( one ) => one.isShown ) ) {
		return 2;
	}
	return isOpen ? 1 : 0;
};

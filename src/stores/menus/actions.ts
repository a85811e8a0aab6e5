import { initialState, type State } from './state';

/** An island has the menus from here on: this is what the browser shows by now. */
export const takenOver = ( state: State ) => ( { type: 'TAKEN_OVER', state } ) as const;

/** The island has gone. */
export const released = () => takenOver( initialState );

/** CSS has shown a submenu, or hidden it. */
export const shownChanged = ( id: string, isShown: boolean ) =>
	( { type: 'SHOWN_CHANGED', id, isShown } ) as const;

/** A submenu shows, alone, until it is closed or left to CSS again. */
export const opened = ( id: string ) => ( { type: 'OPENED', id } ) as const;

/** Whatever submenu shows closes at once, also under a pointer. */
export const closed = () => ( { type: 'CLOSED' } ) as const;

/** A submenu is left to CSS again. */
export const unpinned = ( id: string ) => ( { type: 'UNPINNED', id } ) as const;

export const panelChanged = ( panel: State[ 'panel' ] ) =>
	( { type: 'PANEL_CHANGED', panel } ) as const;

/** Submenus of the panel were folded or unfolded. */
export const unfolded = ( isUnfolded: boolean ) => ( { type: 'UNFOLDED', isUnfolded } ) as const;

export type Action = ReturnType<
	| typeof takenOver
	| typeof shownChanged
	| typeof opened
	| typeof closed
	| typeof unpinned
	| typeof panelChanged
	| typeof unfolded
>;

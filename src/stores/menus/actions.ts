import { initialState, type State } from './state';

/** An island controls the menus from here on; `state` is what the browser shows already. */
export const takenOver = ( state: State ) => ( { type: 'TAKEN_OVER', state } ) as const;

/** The island has been removed. */
export const released = () => takenOver( initialState );

/** CSS has shown or hidden a submenu. */
export const shownChanged = ( id: string, isShown: boolean ) =>
	( { type: 'SHOWN_CHANGED', id, isShown } ) as const;

/** A submenu was opened, and all others closed, until it is closed or unpinned. */
export const opened = ( id: string ) => ( { type: 'OPENED', id } ) as const;

/** All submenus close at once, even under a pointer. */
export const closed = () => ( { type: 'CLOSED' } ) as const;

/** CSS controls a submenu again. */
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

/** A list that opens below an entry of the bar. */
export interface Submenu {
	/** Whether the list is visible, whether opened by a pointer, the focus or a press. */
	isShown: boolean;
	/** The state that a press or a key has set. If null, CSS decides, by the pointer and with its delays. */
	pinned: 'open' | 'closed' | null;
}

/** The header's menus (spec 4). */
export interface State {
	/** Submenus by the id of their list. */
	submenus: Record< string, Submenu >;
	/** The menu of small screens. While it is leaving, it is still visible but counts as closed. */
	panel: 'closed' | 'open' | 'leaving';
	/** Whether a submenu of the panel is unfolded. */
	isUnfolded: boolean;
}

export const initialState: State = { submenus: {}, panel: 'closed', isUnfolded: false };

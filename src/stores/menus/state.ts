/** A list that opens below an entry of the bar. */
export interface Submenu {
	/** Whether people see it, whoever opened it: a pointer, the focus or a press. */
	isShown: boolean;
	/** What a press or a key has decided. Without it CSS decides, by the pointer and with its delays. */
	pinned: 'open' | 'closed' | null;
}

/** The header's menus (spec 4). */
export interface State {
	/** By the ids of their lists. */
	submenus: Record< string, Submenu >;
	/** The menu of small screens. While it leaves it is still seen, and counts as closed. */
	panel: 'closed' | 'open' | 'leaving';
	/** Whether a submenu in it is unfolded. */
	isUnfolded: boolean;
}

export const initialState: State = { submenus: {}, panel: 'closed', isUnfolded: false };

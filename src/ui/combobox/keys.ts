/** What a list of suggestions shows. */
export interface ListState {
	isOpen: boolean;
	/** Index of the option that the keyboard is on; -1 for the input itself. */
	active: number;
	/** How many options there are. */
	count: number;
}

/** What a key does: the list's next state, or the option that it takes. */
export type Effect = Pick< ListState, 'isOpen' | 'active' > & { chosen?: number };

/** Arrows go through the input too, so that what was typed is never out of reach. */
const step = ( { active, count }: ListState, by: 1 | -1 ) =>
	( ( active + 1 + by + count + 1 ) % ( count + 1 ) ) - 1;

const move = ( state: ListState, by: 1 | -1 ): Effect => ( {
	isOpen: true,
	active: step( state.isOpen ? state : { ...state, active: -1 }, by ),
} );

/**
 * Keys of an editable combobox with a list, as WAI-ARIA's Authoring Practices describe it.
 *
 * @param key   `key` of a keydown event, with `Alt+` before it when that is held.
 * @param state What shows.
 * @return Null for what the input itself does: typing, Home and End in the text, sending the form.
 */
export const effectOf = ( key: string, state: ListState ): Effect | null => {
	const { isOpen, active, count } = state;
	if ( count === 0 ) {
		return null;
	}
	switch ( key ) {
		case 'ArrowDown':
			return move( state, 1 );
		case 'ArrowUp':
			return move( state, -1 );
		case 'Alt+ArrowDown':
			return isOpen ? null : { isOpen: true, active: -1 };
		case 'Alt+ArrowUp':
		case 'Escape':
			return isOpen ? { isOpen: false, active: -1 } : null;
		case 'Enter':
			return isOpen && active >= 0 ? { isOpen: false, active: -1, chosen: active } : null;
		default:
			return null;
	}
};

/** The state of a list of suggestions. */
export interface ListState {
	isOpen: boolean;
	/** Index of the active option; -1 for the input itself. */
	active: number;
	/** Number of options. */
	count: number;
}

/** The effect of a key: the list's next state, or the chosen option. */
export type Effect = Pick< ListState, 'isOpen' | 'active' > & { chosen?: number };

/** Moves by one option. Arrows pass through the input too, so that the typed text stays reachable. */
const step = ( { active, count }: ListState, by: 1 | -1 ) =>
	( ( active + 1 + by + count + 1 ) % ( count + 1 ) ) - 1;

const move = ( state: ListState, by: 1 | -1 ): Effect => ( {
	isOpen: true,
	active: step( state.isOpen ? state : { ...state, active: -1 }, by ),
} );

/**
 * Returns the effect of a key in an editable combobox with a list, as WAI-ARIA's Authoring Practices describe it.
 *
 * @param key   `key` of a keydown event, preceded by `Alt+` if that is held.
 * @param state The current state.
 * @return Null for keys that the input itself handles: typing, Home and End in the text, submitting the form.
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

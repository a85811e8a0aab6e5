/** The layer between the page and a modal (spec 4). */
export interface Backdrop {
	/** Id of the modal. */
	id: string;
	/** Called when a person clicks beside the modal while it is the active one. */
	onClick: () => void;
}

/** Backdrops in the order in which they were shown: the last is the active one. */
export type State = Backdrop[];

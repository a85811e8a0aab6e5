/** What lies between the page and a modal (spec 4). */
export interface Backdrop {
	/** Of the modal. */
	id: string;
	/** Runs when somebody clicks beside the modal while it is the active one. */
	onClick: () => void;
}

/** In the order in which they were shown: the last is the active one. */
export type State = Backdrop[];

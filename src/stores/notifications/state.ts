/** Numbers of notifications (spec 4). */
export interface State {
	/** Those that show, in the order in which they came. */
	shown: number[];
	/** Those that were closed in this browser session, as far as this page knows. */
	closed: number[];
}

/** Ids of notifications (spec 4). */
export interface State {
	/** Notifications that are shown, in order of arrival. */
	shown: number[];
	/** Notifications closed in this browser session, as far as this page knows. */
	closed: number[];
}

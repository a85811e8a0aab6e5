/** What the page knows about the session that it was made for (spec 3, 4). */
export interface State {
	/** Unknown until the first check. */
	state: 'unknown' | 'valid' | 'ended';
	/** When the session ends without activity: seconds since the epoch, by this browser's clock. */
	exp: number;
}

export const initialState: State = { state: 'unknown', exp: 0 };

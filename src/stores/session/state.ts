/** What the page knows of the session that it was made for (spec 3, 4). */
export interface State {
	/** Unknown until somebody has asked. */
	state: 'unknown' | 'valid' | 'ended';
	/** Until when it lasts if nothing is done: seconds since the epoch, by this browser's clock. */
	exp: number;
}

export const initialState: State = { state: 'unknown', exp: 0 };

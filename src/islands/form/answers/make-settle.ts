import type { Answers, Settled } from '../../../forms';

/**
 * Settles what the inputs hold now. For one event that happens once, however many listeners ask.
 */
export type Settle = ( event?: Event ) => Settled;

/**
 * @param read  What the inputs hold.
 * @param apply The form's logic.
 */
export const makeSettle = (
	read: () => Answers,
	apply: ( answers: Answers ) => Settled
): Settle => {
	const settledByEvent = new WeakMap< Event, Settled >();
	return ( event ) => {
		const settled = ( event && settledByEvent.get( event ) ) ?? apply( read() );
		if ( event ) {
			settledByEvent.set( event, settled );
		}
		return settled;
	};
};

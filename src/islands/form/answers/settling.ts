import type { Answers, Settled } from '../../../forms';

/**
 * Tells what the form's logic makes of what the inputs hold now. At an event it is found once, however many listen to
 * it.
 */
export type Settle = ( event?: Event ) => Settled;

/**
 * @param read  What the inputs hold.
 * @param apply The form's logic.
 */
export const settling = ( read: () => Answers, apply: ( answers: Answers ) => Settled ): Settle => {
	const known = new WeakMap< Event, Settled >();
	return ( event ) => {
		const settled = ( event && known.get( event ) ) ?? apply( read() );
		if ( event ) {
			known.set( event, settled );
		}
		return settled;
	};
};

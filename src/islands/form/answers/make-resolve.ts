import type { Answers, ResolvedAnswers } from '../../../forms';

/**
 * Resolves the logic for what the inputs hold now. For one event that happens once, however many listeners ask.
 */
export type ResolveAnswers = ( event?: Event ) => ResolvedAnswers;

/**
 * @param read  What the inputs hold.
 * @param apply The form's logic.
 */
export const makeResolve = (
	read: () => Answers,
	apply: ( answers: Answers ) => ResolvedAnswers
): ResolveAnswers => {
	const resolvedByEvent = new WeakMap< Event, ResolvedAnswers >();
	return ( event ) => {
		const resolved = ( event && resolvedByEvent.get( event ) ) ?? apply( read() );
		if ( event ) {
			resolvedByEvent.set( event, resolved );
		}
		return resolved;
	};
};

import type { Answers, ResolvedAnswers } from '../../../forms';

/** Applies the logic to the inputs' current values: once for one event, however many listeners ask. */
export type ResolveAnswers = ( event?: Event ) => ResolvedAnswers;

/**
 * @param read  Reads the inputs' values.
 * @param apply Applies the form's logic.
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

import { settle, type Settled } from '../../../forms';
import type { Context } from '../context';
import { readForm } from './follow-answers';

const known = new WeakMap< Event, Settled >();

/** What the form's logic makes of the answers at an event, found once, however many listen to it. */
export const settledAt = ( event: Event, context: Context ): Settled => {
	const settled = known.get( event ) ?? settle( context.definition, readForm( context ) );
	known.set( event, settled );
	return settled;
};

import { dispatch, select } from '@wordpress/data';
import { forms, type Held } from '@atoll/stores';
import type { Context } from '../context';

const wait = ( ms: number ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * Shows another page after the delay (spec 4), unless a part holds the form or something else came between.
 * Parts are asked at the end of it: what they would have said at its beginning may be over.
 *
 * @param context
 * @param target  The page, from 0; undefined stays where it is.
 * @param ask     Whether something holds the form.
 */
export const turnPage = async (
	context: Context,
	target: () => number | undefined,
	ask: () => Promise< Held | null > = async () => null
) => {
	const { key, pageDelay } = context;
	const { turns } = select( forms ).getForm( key );
	dispatch( forms ).began( key, 'turning' );
	await wait( pageDelay );
	const held = await ask();
	const now = select( forms ).getForm( key );
	// After the browser's Back somebody may have pressed again.
	if ( ! now.loading || now.task !== 'turning' || now.turns !== turns ) {
		return;
	}
	if ( held ) {
		dispatch( forms ).refused( key, held.messages, held.others );
	} else {
		dispatch( forms ).turned( key, target() ?? now.page );
	}
};

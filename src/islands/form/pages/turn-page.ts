import { dispatch, select } from '@wordpress/data';
import { forms, type HoldReason } from '@atoll/stores';
import type { Context } from '../context';

const wait = ( ms: number ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * Shows another page after the delay (spec 4), unless a part holds the form or something else came between.
 * Parts are asked after the delay: their reasons at its beginning may be over by then.
 *
 * @param context
 * @param targetPage The page, from 0; undefined stays where it is.
 * @param findHold   Whether something holds the form.
 */
export const turnPage = async (
	context: Context,
	targetPage: () => number | undefined,
	findHold: () => Promise< HoldReason | null > = async () => null
) => {
	const { key, pageDelay } = context;
	const { turns } = select( forms ).getForm( key );
	dispatch( forms ).began( key, 'turning' );
	await wait( pageDelay );
	const holdReason = await findHold();
	const now = select( forms ).getForm( key );
	// After the browser's Back somebody may have pressed again.
	if ( ! now.loading || now.task !== 'turning' || now.turns !== turns ) {
		return;
	}
	if ( holdReason ) {
		dispatch( forms ).refused( key, holdReason.messages, holdReason.others );
	} else {
		dispatch( forms ).turned( key, targetPage() ?? now.page );
	}
};

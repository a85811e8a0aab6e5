import { dispatch, select } from '@wordpress/data';
import { forms, type HoldReason } from '@atoll/stores';
import type { Context } from '../context';

const wait = ( ms: number ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * Shows another page after the delay (spec 4), unless a part holds the form or something else happened meanwhile. Parts
 * are asked after the delay: their reasons at its start may no longer hold by then.
 *
 * @param context
 * @param targetPage Index of the page; undefined stays on the current page.
 * @param findHold   Returns whether something holds the form.
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
	// After the browser's Back, the person may have pressed a button again.
	if ( ! now.loading || now.task !== 'turning' || now.turns !== turns ) {
		return;
	}
	if ( holdReason ) {
		dispatch( forms ).refused( key, holdReason.messages, holdReason.others );
	} else {
		dispatch( forms ).turned( key, targetPage() ?? now.page );
	}
};

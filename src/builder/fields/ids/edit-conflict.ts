import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as notices } from '@wordpress/notices';
import { callErrorOf } from '../../../api/errors';
import type { ErrorCode } from '../../../contract/error-codes';

const CONFLICT = 'atoll_edit_conflict' satisfies ErrorCode;

/** A form's own address and that of its autosaves. */
const FORM = /^\/wp\/v2\/atoll-forms\/(\d+)(?:\/autosaves)?(?:\?|$)/;

/** Tells this tab from others until it is loaded again. */
const TAB = crypto.getRandomValues( new Uint32Array( 3 ) ).join( '-' );

/** What to do; WordPress says what happened, in the server's words. */
const offerReload = () =>
	void dispatch( notices ).createErrorNotice(
		__(
			'This form has different questions in another tab. Copy what you added here, then reload the page and add it again.',
			'atoll'
		),
		{
			id: CONFLICT,
			actions: [
				{
					label: __( 'Reload the page', 'atoll' ),
					onClick: () => window.location.reload(),
				},
			],
		}
	);

/**
 * Tells the server with each save of the form in the editor below which id this tab knows all questions, so that what
 * another tab has saved since is not overwritten. The server knows by the tab's name which it has from here, also where
 * its answer was lost.
 */
export const sendKnownIds: APIFetchMiddleware = async ( options, next ) => {
	const { getCurrentPostAttribute, getCurrentPostId } = select( editor );
	const id = Number( FORM.exec( options.path ?? '' )?.[ 1 ] );
	if ( typeof options.data?.content !== 'string' || id !== Number( getCurrentPostId() ) ) {
		return next( options );
	}
	const nextFieldId = Number( getCurrentPostAttribute( 'nextFieldId' ) );
	try {
		return await next( { ...options, data: { ...options.data, nextFieldId, tab: TAB } } );
	} catch ( error ) {
		if ( callErrorOf( error ).code === CONFLICT ) {
			offerReload();
		}
		throw error;
	}
};

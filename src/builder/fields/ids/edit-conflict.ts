import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as notices } from '@wordpress/notices';
import { callErrorOf } from '../../../api/errors';
import type { ErrorCode } from '../../../contract/error-codes';

const CONFLICT = 'atoll_edit_conflict' satisfies ErrorCode;

/** URL path of a form or of its autosaves. */
const FORM = /^\/wp\/v2\/atoll-forms\/(\d+)(?:\/autosaves)?(?:\?|$)/;

/** Random id of this tab, until it is reloaded. */
const TAB = crypto.getRandomValues( new Uint32Array( 3 ) ).join( '-' );

/** Suggests a reload; WordPress itself shows the server's error message. */
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
 * Sends, with each save of the form in the editor, the id below which this tab knows all questions, so that it does not
 * overwrite what another tab has saved since. From the tab's id the server knows which questions this tab itself has
 * saved, even if its response was lost.
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

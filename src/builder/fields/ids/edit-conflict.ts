import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as notices } from '@wordpress/notices';

/** As php/Forms/Definitions/Posts/EditConflict.php has it. */
const CONFLICT = 'atoll_edit_conflict';

/** A form's own address and that of its autosaves. */
const FORM = /^\/wp\/v2\/atoll-forms\/(\d+)(?:\/autosaves)?(?:\?|$)/;

interface Answer {
	/** Of the form's post, or of a revision that an autosave is. */
	id?: number;
	nextFieldId?: number;
}

/** What autosaves wrote into the form itself; WordPress leaves `nextFieldId` of the form in the editor as it was. */
let autosavedNext = 1;

/** What to do; WordPress says what happened, in the server's words. */
const offerReload = () =>
	void dispatch( notices ).createErrorNotice(
		__(
			'Another tab has other questions of this form. Copy what you added here, then reload the page and add it again.',
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
 * another tab has saved since is not overwritten.
 */
export const sendKnownIds: APIFetchMiddleware = async ( options, next ) => {
	const { getCurrentPostAttribute, getCurrentPostId } = select( editor );
	const id = Number( FORM.exec( options.path ?? '' )?.[ 1 ] );
	if ( typeof options.data?.content !== 'string' || id !== Number( getCurrentPostId() ) ) {
		return next( options );
	}
	const nextFieldId = Math.max(
		Number( getCurrentPostAttribute( 'nextFieldId' ) ),
		autosavedNext
	);
	try {
		const answer = await next( { ...options, data: { ...options.data, nextFieldId } } );
		const { id: written, nextFieldId: known = 1 } = answer as Answer;
		autosavedNext = written === id ? known : autosavedNext;
		return answer;
	} catch ( error ) {
		if ( ( error as { code?: string } ).code === CONFLICT ) {
			offerReload();
		}
		throw error;
	}
};

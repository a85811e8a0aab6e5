import { dispatch, select, subscribe } from '@wordpress/data';
import { forms, uploads, type HoldReason } from '@atoll/stores';
import type { Context } from '../../../context';
import { addGate } from '../../../sending/gates';
import { combineCleanups } from '../../../events/listen';
import { reasonsOf } from './reasons';
import type { Uploader } from '../transfer/uploader';

const textsOf = ( { messages, others }: HoldReason ) => [ ...Object.values( messages ), ...others ];

/**
 * Holds the form while files are on their way (spec 4), and once for those that did not arrive or
 * were refused: whoever tries again goes on without them. Reasons that no longer hold are withdrawn.
 */
export const holdForUploads = ( context: Context, uploader: Uploader ) => {
	const { key, markup } = context;
	const reasons = () => reasonsOf( context, select( uploads ).getUploads( key ) );
	let warnedSignature = '';
	let announcedSignature = '';
	let texts: string[] = [];

	const removeGate = addGate( markup.form, async () => {
		uploader.resendStale();
		const { hold, signature, isPending } = reasons();
		if ( ! hold || ( ! isPending && signature === warnedSignature ) ) {
			return true;
		}
		warnedSignature = isPending ? warnedSignature : signature;
		announcedSignature = signature;
		texts = textsOf( hold );
		return hold;
	} );

	const withdrawOutdated = () => {
		if ( texts.length && reasons().signature !== announcedSignature ) {
			const summary = markup.place( 'summary' );
			const hasFocus = summary?.contains( summary.ownerDocument.activeElement );
			dispatch( forms ).withdrawn( key, texts );
			texts = [];
			if ( hasFocus ) {
				// What had the focus may be gone: it moves to the button that was pressed.
				const { page } = select( forms ).getForm( key );
				(
					markup.navs[ page ]?.querySelector< HTMLElement >(
						'[data-atoll=next]:not([hidden])'
					) ?? markup.submit
				)?.focus();
			}
		}
	};
	return combineCleanups( removeGate, subscribe( withdrawOutdated, uploads ) );
};

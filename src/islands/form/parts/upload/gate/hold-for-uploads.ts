import { dispatch, select, subscribe } from '@wordpress/data';
import { forms, uploads, type HoldReason } from '@atoll/stores';
import type { Context } from '../../../context';
import { combineCleanups } from '../../../events/listen';
import { addGate } from '../../../sending/gates';
import { isUploading } from '../files/current-files';
import type { Uploader } from '../transfer/uploader';
import { reasonsOf } from './reasons';

const textsOf = ( { messages, others }: HoldReason ) => [ ...Object.values( messages ), ...others ];

/**
 * Resolves once files are complete, or cannot be sent for now: without a connection, their message says so.
 *
 * @param form The id of the form's element.
 * @param keys The files' keys.
 */
const arrival = ( form: string, keys: string[] ) =>
	new Promise< void >( ( resolve ) => {
		const check = () => {
			const isOver = ! select( uploads )
				.getUploads( form )
				.some(
					( item ) => keys.includes( item.key ) && isUploading( item ) && ! item.message
				);
			if ( isOver ) {
				stop();
				resolve();
			}
		};
		const stop = subscribe( check, uploads );
		check();
	} );

/**
 * Holds the form while files are being sent (spec 4), and once for files that failed or were refused: a person who
 * tries again goes on without them. Withdraws reasons that no longer hold.
 */
export const holdForUploads = ( context: Context, uploader: Uploader ) => {
	const { key, markup } = context;
	const reasons = () => reasonsOf( context, select( uploads ).getUploads( key ) );
	let warnedSignature = '';
	let announcedSignature = '';
	let texts: string[] = [];

	const removeGate = addGate( markup.form, async () => {
		// Waits without holding the form: nobody has just chosen these files, so nobody would know why to press again.
		await arrival( key, uploader.resendStale() );
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
				// The focused element may be gone: the focus moves to the button that was pressed.
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

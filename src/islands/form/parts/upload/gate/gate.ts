import { dispatch, select, subscribe } from '@wordpress/data';
import { forms, uploads, type Held } from '@atoll/stores';
import type { Context } from '../../../context';
import { addGate } from '../../../sending/gates';
import { all } from '../../../events/listen';
import { reasonsOf } from './reasons';
import type { Uploader } from '../transfer/uploader';

const textsOf = ( { messages, others }: Held ) => [ ...Object.values( messages ), ...others ];

/**
 * Holds the form while files are on their way (spec 4), and once for those that did not arrive or
 * were refused: whoever asks again goes on without them. What is over is said no longer.
 */
export const holdForUploads = ( context: Context, uploader: Uploader ) => {
	const { key, markup } = context;
	const reasons = () => reasonsOf( context, select( uploads ).getUploads( key ) );
	let warned = '';
	let announced = '';
	let texts: string[] = [];

	const leave = addGate( markup.form, async () => {
		uploader.bring();
		const { held, mark, isPending } = reasons();
		if ( ! held || ( ! isPending && mark === warned ) ) {
			return true;
		}
		warned = isPending ? warned : mark;
		announced = mark;
		texts = textsOf( held );
		return held;
	} );

	const withdraw = () => {
		if ( texts.length && reasons().mark !== announced ) {
			const summary = markup.place( 'summary' );
			const hasFocus = summary?.contains( summary.ownerDocument.activeElement );
			dispatch( forms ).withdrawn( key, texts );
			texts = [];
			if ( hasFocus ) {
				// What had the focus may be gone; the button that was pressed is what comes next.
				const { page } = select( forms ).getForm( key );
				(
					markup.navs[ page ]?.querySelector< HTMLElement >(
						'[data-atoll=next]:not([hidden])'
					) ?? markup.submit
				)?.focus();
			}
		}
	};
	return all( leave, subscribe( withdraw, uploads ) );
};

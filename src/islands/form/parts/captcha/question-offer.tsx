import { dispatch } from '@wordpress/data';
import { createPortal, useLayoutEffect, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { postNatively } from '../../sending/post-natively';
import { printedAnswer } from './printed-answer';

interface Props {
	context: Context;
	/** Whether the button is needed. */
	isOffered: boolean;
}

/**
 * A button that replaces the token by a question: the browser posts the form, and the server returns it with a
 * question. If the server has printed a question already, which may have expired by now, the button asks for another
 * one.
 */
export const QuestionOffer = ( { context, isOffered }: Props ) => {
	const { definition, key, markup, settings } = context;
	const place = markup.place( 'captcha' );
	const [ room ] = useState( () => document.createElement( 'div' ) );

	useLayoutEffect( () => {
		if ( isOffered ) {
			room.tabIndex = -1;
			place?.append( room );
		}
		return () => room.remove();
	}, [ isOffered, place, room ] );

	const printed = printedAnswer( place );
	const askQuestion = async () => {
		markup.form.querySelector( `[name="${ settings?.captcha?.input }"]` )?.remove();
		if ( printed ) {
			printed.value = '';
		}
		if ( ! ( await postNatively( context ) ) ) {
			dispatch( forms ).failed( key, { name: 'Unreadable' } );
		}
	};

	const { texts } = definition;
	return isOffered
		? createPortal(
				<button
					type="button"
					className="atoll-button atoll-button--secondary"
					onClick={ askQuestion }
				>
					{ printed ? texts.captchaAgain : texts.captchaQuestion }
				</button>,
				room
			)
		: null;
};

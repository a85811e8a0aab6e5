import { dispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { logFault } from '../../../../browser/log-fault';
import { Place } from '../../../../ui';
import type { Context } from '../../context';
import { combineCleanups } from '../../events/listen';
import { addGate } from '../../sending/gates';
import { postNatively } from '../../sending/post-natively';
import { failedText } from './failed-text';
import { fetchToken } from './fetch-token';
import { makeTokenInput } from './token-input';

/** Whether the server has printed a question: the person answers that, so no token is needed. */
const hasQuestion = ( place: Element ) =>
	place.querySelector( 'input:not([type=hidden])' ) !== null;

/**
 * Fetches a token for each try to send the form, unseen. When there is none to be had, or the
 * server refuses it, there is another way: the form goes by itself, and comes back with a question.
 */
export const Captcha = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone } = context;
	const settings = context.settings?.captcha;
	const place = markup.place( 'captcha' );
	const id = markup.fieldOf( place ) ?? 0;
	const [ hasFailed, setHasFailed ] = useState( false );
	const isRefused = useSelect(
		( select ) => !! select( forms ).getField( key, id )?.errorMessage,
		[ key, id ]
	);

	useEffect( () => {
		if ( ! settings || ! place ) {
			return undefined;
		}
		const tokenInput = makeTokenInput( markup.form, settings.input );
		const removeGate = addGate( markup.form, async ( intent ) => {
			if ( intent !== 'submit' || hasQuestion( place ) || markup.field( id )?.hidden ) {
				return true;
			}
			try {
				tokenInput.set( await fetchToken( settings, place ) );
				setHasFailed( false );
				return true;
			} catch ( thrown ) {
				logFault( thrown );
				tokenInput.set( '' );
				setHasFailed( true );
				return failedText( definition.texts, phone );
			}
		} );
		return combineCleanups( removeGate, tokenInput.remove );
	}, [ definition, id, markup, phone, place, settings ] );

	const askQuestion = async () => {
		markup.form.querySelector( `[name="${ settings?.input }"]` )?.remove();
		if ( ! ( await postNatively( context ) ) ) {
			dispatch( forms ).failed( key, { name: 'Unreadable' } );
		}
	};

	const isOffered = !! settings?.question && ( hasFailed || isRefused );
	return (
		<Place at={ place } asPrinted={ ! isOffered || ( !! place && hasQuestion( place ) ) }>
			{ isOffered ? (
				<div tabIndex={ -1 }>
					<button
						type="button"
						className="atoll-button atoll-button--secondary"
						onClick={ askQuestion }
					>
						{ definition.texts.captchaQuestion }
					</button>
				</div>
			) : null }
		</Place>
	);
};

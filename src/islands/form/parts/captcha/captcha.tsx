import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { logFault } from '../../../../browser/log-fault';
import type { Context } from '../../context';
import { combineCleanups } from '../../events/listen';
import { addGate } from '../../sending/gates';
import { failedText } from './failed-text';
import { fetchToken } from './fetch-token';
import { personAsked } from './person-asked';
import { printedAnswer } from './printed-answer';
import { QuestionOffer } from './question-offer';
import { makeTokenInput } from './token-input';

/**
 * Fetches a token for each attempt to send the form, invisibly. If no token is available, or the server refuses it,
 * offers a question to answer instead.
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

	// Typing an answer removes its message, and would also remove the button that is about to be pressed.
	const [ wasRefused, setWasRefused ] = useState( false );
	useEffect( () => setWasRefused( ( before ) => before || isRefused ), [ isRefused ] );

	useEffect( () => {
		if ( ! settings || ! place ) {
			return undefined;
		}
		const tokenInput = makeTokenInput( markup.form, settings.input );
		const onAsked = personAsked( markup, definition.texts.captchaPerson );
		const removeGate = addGate( markup.form, async ( intent ) => {
			if ( intent !== 'submit' || printedAnswer( place ) || markup.field( id )?.hidden ) {
				return true;
			}
			try {
				tokenInput.set( await fetchToken( settings, place, onAsked ) );
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

	const isOffered = hasFailed || isRefused || ( wasRefused && printedAnswer( place ) !== null );
	return <QuestionOffer context={ context } isOffered={ !! settings?.question && isOffered } />;
};

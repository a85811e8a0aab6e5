import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { logFault } from '../../../../browser/log-fault';
import { Place } from '../../../../ui';
import type { Context } from '../../context';
import { addGate } from '../../sending/gates';
import { all } from '../../events/listen';
import { carrier } from './carrier';
import { failedText } from './failed-text';
import type { CaptchaSettings } from './settings';
import { freshToken } from './token';

/** A question that the server asks is answered by the person, so no token is needed beside it. */
const isAsked = ( place: Element ) => place.querySelector( 'input:not([type=hidden])' ) !== null;

/**
 * Fetches a token for each try to send the form, unseen. When there is none to be had, or the
 * server refuses it, there is another way: the form goes by itself, and comes back with a question.
 */
export const Captcha = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone } = context;
	const settings = context.settings?.captcha as CaptchaSettings | undefined;
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
		const token = carrier( markup.form, settings.input );
		const leave = addGate( markup.form, async ( intent ) => {
			if ( intent !== 'submit' || isAsked( place ) || markup.field( id )?.hidden ) {
				return true;
			}
			try {
				token.set( await freshToken( settings, place ) );
				setHasFailed( false );
				return true;
			} catch ( trouble ) {
				logFault( trouble );
				token.set( '' );
				setHasFailed( true );
				return failedText( definition.texts, phone );
			}
		} );
		return all( leave, token.remove );
	}, [ definition, id, markup, phone, place, settings ] );

	const ask = () => {
		markup.form.querySelector( `[name="${ settings?.input }"]` )?.remove();
		// Not form.submit(), which a control of that name would hide.
		HTMLFormElement.prototype.submit.call( markup.form );
	};

	const isOffered = !! settings?.question && ( hasFailed || isRefused );
	return (
		<Place at={ place } asPrinted={ ! isOffered || ( !! place && isAsked( place ) ) }>
			{ isOffered ? (
				<div tabIndex={ -1 }>
					<button
						type="button"
						className="atoll-button atoll-button--secondary"
						onClick={ ask }
					>
						{ definition.texts.captchaQuestion }
					</button>
				</div>
			) : null }
		</Place>
	);
};

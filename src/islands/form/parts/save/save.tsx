import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { callErrorOf, sendDraftLink } from '../../../../api';
import { Failure, Place } from '../../../../ui';
import { removeAnswers } from '../../../answers-storage';
import { navigateTo } from '../../confirmation/redirect';
import type { Context } from '../../context';
import { assignDraft, draftOf, draftLink } from '../../persistence/draft';
import { isRouteBroken } from '../../sending/broken-route';
import { isLoginOver } from '../../sending/with-session';
import { Conflict } from './conflict';
import { emailIn } from './email-in';
import { errorText } from './error-text';
import { SaveDialog } from './save-dialog';
import { onSave, save, saveNatively, type SaveResult } from './saving';

const isConflict = ( thrown: unknown ) => callErrorOf( thrown ).code === 'atoll_draft_changed';

/** Save and Continue (spec 4): puts the form aside and shows the link that leads back to it. */
export const Save = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone, phoneUrl, settings } = context;
	const { texts } = definition;
	const { confirmed } = useDispatch( forms );
	const [ result, setResult ] = useState< SaveResult >();
	const [ isSent, setIsSent ] = useState( false );
	const button = useRef< HTMLButtonElement >();
	const failures = useRef( 0 );
	const thrown = result && 'thrown' in result ? result.thrown : null;

	const start = ( pressedButton = button.current ) => {
		button.current = pressedButton;
		// The message of a failure goes away, and the focus would be lost; the dialog returns it to where it was.
		pressedButton?.focus();
		setIsSent( false );
		save( context ).then( ( saved ) => {
			failures.current = saved && 'thrown' in saved ? failures.current + 1 : 0;
			if ( saved ) {
				setResult( saved );
			}
		} );
	};
	const retry = async () => {
		if ( ! button.current || ! isRouteBroken( thrown, failures.current ) ) {
			start();
			return;
		}
		button.current.focus();
		setResult( undefined );
		if ( ! ( await saveNatively( context, button.current ) ) ) {
			setResult( { thrown } );
		}
	};
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Of `start` everything but the context stays as it is.
	useEffect( () => onSave( context, start ), [ context ] );

	const saveSeparately = () => {
		assignDraft( markup );
		start();
	};
	const openNewer = ( address: string ) => {
		// Or this page's answers would be kept on leaving it, and come up above the newer ones. The form itself stays as it
		// is: an emptied one goes back to its first page, and going back would cancel the navigation.
		removeAnswers( context );
		confirmed( key, '' );
		navigateTo( address );
	};
	const linkToDraft = () => draftLink( definition.id, draftOf( markup ) );
	const isOutdated = useSelect(
		( select ) => select( forms ).getForm( key ).failure?.code === 'atoll_entry_changed',
		[ key ]
	);
	const { linkEndpoint = '' } = ( settings?.save ?? {} ) as { linkEndpoint?: string };

	return (
		<Place
			at={ markup.place( 'save-modal' ) }
			asPrinted={ ! result && ! isSent && ! isOutdated }
		>
			<div>
				<p className="atoll-save__sent" role="status">
					<span>{ isSent ? texts.linkSent : '' }</span>
				</p>
				{ result && 'link' in result && (
					<SaveDialog
						link={ result.link }
						texts={ texts }
						email={ emailIn( context ) }
						send={ ( email ) => sendDraftLink( linkEndpoint, email, result.link ) }
						onSent={ () => {
							setResult( undefined );
							setIsSent( true );
						} }
						onClose={ () => setResult( undefined ) }
					/>
				) }
				{ isOutdated && (
					<button
						type="button"
						className="atoll-button atoll-button--secondary"
						onClick={ () => openNewer( location.href ) }
					>
						{ texts.draftOpenNewer }
					</button>
				) }
				{ isConflict( thrown ) && (
					<Conflict
						text={ errorText( thrown, texts.saveFailed, texts.saveOffline ) }
						choices={ [
							{ label: texts.draftSaveApart, onChoose: saveSeparately },
							{
								label: texts.draftOpenNewer,
								onChoose: () => openNewer( linkToDraft() ),
							},
						] }
					/>
				) }
				{ thrown !== null && ! isConflict( thrown ) && (
					<Failure
						text={ errorText(
							thrown,
							isLoginOver( thrown ) ? texts.loginOver : texts.saveFailed,
							texts.saveOffline
						) }
						phone={ phone }
						phoneUrl={ phoneUrl }
						retry={ texts.retry }
						onRetry={ retry }
					/>
				) }
			</div>
		</Place>
	);
};

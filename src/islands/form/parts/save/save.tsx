import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { sendDraftLink } from '../../../../api';
import { Failure, Place } from '../../../../ui';
import { removeAnswers } from '../../../answers-storage';
import type { Context } from '../../context';
import { becomeDraft, draftOf, linkTo } from '../../persistence/draft';
import { leaveFor } from '../../confirmation/redirect';
import { isLoginOver } from '../../sending/with-session';
import { Conflict } from './conflict';
import { SaveDialog } from './save-dialog';
import { onSave, save, type Ending } from './saving';
import { emailIn } from './email-in';
import { wordsOf } from './words';

const isConflict = ( thrown: unknown ) =>
	( thrown as { code?: string } | null )?.code === 'atoll_draft_changed';

/** Save and Continue (spec 4): puts the form aside and shows the link that leads back to it. */
export const Save = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone, phoneUrl, settings } = context;
	const { texts } = definition;
	const { confirmed } = useDispatch( forms );
	const [ ending, setEnding ] = useState< Ending >();
	const [ isSent, setIsSent ] = useState( false );
	const button = useRef< HTMLElement >();

	const start = ( pressed = button.current ) => {
		button.current = pressed;
		// What tells of a failure goes, and the focus would go with it; the dialog gives it back to where it was.
		pressed?.focus();
		setIsSent( false );
		save( context ).then( ( ended ) => ended && setEnding( ended ) );
	};
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Of `start` everything but the context stays as it is.
	useEffect( () => onSave( context, start ), [ context ] );

	const saveApart = () => {
		becomeDraft( markup.form );
		start();
	};
	const openNewer = ( address: string ) => {
		// Or this page's answers would be kept on leaving it, and come up above the newer ones. The form itself stays as it
		// is: an emptied one goes back to its first page, and a way back calls off whatever the browser is on its way to.
		removeAnswers( context );
		confirmed( key, '' );
		leaveFor( address );
	};
	const draftLink = () => linkTo( definition.id, draftOf( markup.form ) );
	const isOutdated = useSelect(
		( select ) => select( forms ).getForm( key ).failure?.code === 'atoll_entry_changed',
		[ key ]
	);
	const { linkEndpoint = '' } = ( settings?.save ?? {} ) as { linkEndpoint?: string };

	return (
		<Place
			at={ markup.place( 'save-modal' ) }
			asPrinted={ ! ending && ! isSent && ! isOutdated }
		>
			<div>
				<p className="atoll-save__sent" role="status">
					<span>{ isSent ? texts.linkSent : '' }</span>
				</p>
				{ ending && 'link' in ending && (
					<SaveDialog
						link={ ending.link }
						texts={ texts }
						email={ emailIn( context ) }
						send={ ( email ) => sendDraftLink( linkEndpoint, email, ending.link ) }
						onSent={ () => {
							setEnding( undefined );
							setIsSent( true );
						} }
						onClose={ () => setEnding( undefined ) }
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
				{ ending && 'thrown' in ending && isConflict( ending.thrown ) && (
					<Conflict
						text={ wordsOf( ending.thrown, texts.saveFailed, texts.saveOffline ) }
						choices={ [
							{ words: texts.draftSaveApart, onChoose: saveApart },
							{
								words: texts.draftOpenNewer,
								onChoose: () => openNewer( draftLink() ),
							},
						] }
					/>
				) }
				{ ending && 'thrown' in ending && ! isConflict( ending.thrown ) && (
					<Failure
						text={ wordsOf(
							ending.thrown,
							isLoginOver( ending.thrown ) ? texts.loginOver : texts.saveFailed,
							texts.saveOffline
						) }
						phone={ phone }
						phoneUrl={ phoneUrl }
						retry={ texts.retry }
						onRetry={ () => start() }
					/>
				) }
			</div>
		</Place>
	);
};

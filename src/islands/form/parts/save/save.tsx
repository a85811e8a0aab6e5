import { useDispatch, useSelect } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { sendDraftLink } from '../../../../api';
import { Failure, Place } from '../../../../ui';
import { removeAnswers } from '../../../answers-storage';
import { navigateTo } from '../../confirmation/redirect';
import type { Context } from '../../context';
import { assignDraft, draftOf, draftLink } from '../../persistence/draft';
import { isLoginOver } from '../../sending/with-session';
import { Conflict } from './conflict';
import { emailIn } from './email-in';
import { errorText } from './error-text';
import { SaveDialog } from './save-dialog';
import { isConflict } from './saving';
import { useSave } from './use-save';

/** Save and Continue (spec 4): puts the form aside and shows the link that leads back to it. */
export const Save = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone, phoneUrl, settings } = context;
	const { texts } = definition;
	const { confirmed } = useDispatch( forms );
	const { result, isMailed, start, close, closeAsMailed } = useSave( context );
	const { link, thrown } = result ?? {};

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
	const linkEndpoint = settings?.save?.linkEndpoint ?? '';

	return (
		<Place
			at={ markup.place( 'save-modal' ) }
			asPrinted={ ! result && ! isMailed && ! isOutdated }
		>
			<div>
				<p className="atoll-save__sent" role="status">
					<span>{ isMailed ? texts.linkSent : '' }</span>
				</p>
				{ link && (
					<SaveDialog
						link={ link }
						texts={ texts }
						email={ emailIn( context ) }
						send={ ( email ) => sendDraftLink( linkEndpoint, email, link ) }
						onSent={ closeAsMailed }
						onClose={ close }
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
				{ !! thrown && ! isConflict( thrown ) && (
					<Failure
						text={ errorText(
							thrown,
							isLoginOver( thrown ) ? texts.loginOver : texts.saveFailed,
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

import { useSelect } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { sendDraftLink } from '../../../../api';
import { Failure, Place } from '../../../../ui';
import { useIsPainted } from '../../../use-is-painted';
import type { Context } from '../../context';
import { assignDraft, draftOf, draftLink } from '../../persistence/draft';
import { isLoginOver } from '../../sending/with-session';
import { emailIn } from './email-in';
import { errorText } from './error-text';
import { SaveDialog } from './save-dialog';
import { isConflict, leaveFor, nameTab } from './saving';
import { useSave } from './use-save';

/** Save and Continue (spec 4): saves the form as a draft and shows the link that leads back to it. */
export const Save = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone, phoneUrl, settings } = context;
	const { texts } = definition;
	const { result, isMailed, start, close, closeAsMailed } = useSave( context );
	const { link, thrown } = result ?? {};
	const isHeard = useIsPainted( isMailed );

	const saveSeparately = () => {
		assignDraft( markup );
		nameTab( context );
		start();
	};
	const openNewer = () => leaveFor( context, draftLink( definition.id, draftOf( markup ) ) );
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
					<span>{ isHeard ? texts.linkSent : '' }</span>
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
						onClick={ () => leaveFor( context, location.href ) }
					>
						{ texts.draftOpenNewer }
					</button>
				) }
				{ isConflict( thrown ) ? (
					<div className="atoll-alert" role="alert">
						<p>{ errorText( thrown, texts.saveFailed, texts.saveOffline ) }</p>
						<div className="atoll-save__row">
							<button
								type="button"
								className="atoll-button atoll-button--secondary"
								onClick={ saveSeparately }
							>
								{ texts.draftSaveApart }
							</button>
							<button
								type="button"
								className="atoll-button atoll-button--secondary"
								onClick={ openNewer }
							>
								{ texts.draftOpenNewer }
							</button>
						</div>
					</div>
				) : (
					!! thrown && (
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
					)
				) }
			</div>
		</Place>
	);
};

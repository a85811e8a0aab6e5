import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { callErrorOf, saveForm } from '../../../../api';
import { logFault } from '../../../../browser/log-fault';
import { makeUniqueId } from '../../../../browser/make-unique-id';
import type { InputName } from '../../../../contract/input-names';
import { removeAnswers } from '../../../answers-storage';
import { navigateTo } from '../../confirmation/redirect';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { assignDraft, draftLink } from '../../persistence/draft';
import { askGates } from '../../sending/gates';
import { postNatively } from '../../sending/post-natively';
import { bodyOf } from '../../sending/request-body';
import { uniqueIdOf } from '../../sending/unique-id';

/**
 * Names this page in all its saves until it is reloaded, so that it recognises its own saves whose response was lost. A
 * save with a different name creates another draft.
 */
export const nameTab = ( { markup }: Context ) =>
	markup.setHidden( 'atoll_tab', makeUniqueId() + makeUniqueId() );

/** The result of a save: has one of these two properties. */
export interface SaveResult {
	/** Link back to the form. */
	link?: string;
	/** The error of a failed save. */
	thrown?: unknown;
}

/** Whether the draft was saved elsewhere meanwhile: the route works, and the visitor decides. */
export const isConflict = ( thrown: unknown ) =>
	callErrorOf( thrown ).code === 'atoll_draft_changed';

/** Opens another version of the form, without this page's answers on top of it. */
export const leaveFor = ( context: Context, address: string ) => {
	// Otherwise, this page's answers would be stored when it is left, and restored over the other version. The form
	// itself is not emptied: an emptied form returns to its first page, and going back would cancel the navigation.
	removeAnswers( context );
	dispatch( forms ).confirmed( context.key, '' );
	navigateTo( address );
};

const send = async ( context: Context ): Promise< SaveResult | undefined > => {
	const { definition, endpoint, key, markup } = context;
	const holdReason = await askGates( markup.form, 'save' );
	if ( holdReason ) {
		dispatch( forms ).refused( key, holdReason.messages, holdReason.others );
		return undefined;
	}
	const draft = await context.withSession( () =>
		saveForm(
			endpoint,
			bodyOf( markup.form, {
				gform_unique_id: uniqueIdOf( markup ),
				gform_save: '1',
				atoll_page: String( select( forms ).getForm( key ).page ),
			} satisfies Partial< Record< InputName, string > > ),
			context.sendFiles
		)
	);
	assignDraft( markup, draft );
	const link = draftLink( definition.id, draft.token );
	if ( draft.ownKey ) {
		if ( markup.hiddenValue( 'gform_uploaded_files' ) ) {
			// As after a save without JavaScript (php/Forms/Page/Rendering/PageUrl.php): this page has the files of
			// the other draft.
			leaveFor( context, `${ link }&atoll_saved=1#atoll-saved-${ definition.id }` );
			return undefined;
		}
		markup.setHidden( 'gform_unique_id', draft.ownKey );
	}
	return { link };
};

/** Whether the form is being saved or sent, or is turning to another page. */
export const isBusy = ( { key }: Context ) => select( forms ).getForm( key ).loading;

/** Saves the form in its current state, unless it is held. */
export const save = async ( context: Context ): Promise< SaveResult | undefined > => {
	const { key } = context;
	dispatch( forms ).began( key, 'saving' );
	try {
		return await send( context );
	} catch ( thrown ) {
		logFault( thrown );
		return { thrown };
	} finally {
		dispatch( forms ).ended( key );
	}
};

/**
 * Lets the browser save the form, as it does without JavaScript, unless the site is unreachable.
 *
 * @param context
 * @param pressedButton The pressed save button.
 * @return Whether the form was posted.
 */
export const saveNatively = async (
	context: Context,
	{ name, value }: HTMLButtonElement
): Promise< boolean > => {
	const pressed = Object.assign( document.createElement( 'input' ), {
		type: 'hidden',
		name,
		value,
	} );
	context.markup.form.append( pressed );
	const isPosted = await postNatively( context, 'saving' );
	// Otherwise, after going back, every submission would only be saved.
	pressed.remove();
	return isPosted;
};

/** Calls back when a save button is pressed, with that button. */
export const onSave = ( { markup }: Context, callback: ( button: HTMLButtonElement ) => void ) =>
	listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
		if ( event.submitter?.dataset.atoll === 'save' ) {
			event.preventDefault();
			callback( event.submitter as HTMLButtonElement );
		}
	} );

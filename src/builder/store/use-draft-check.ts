import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { checkEditedForm } from '../../api/admin/check-edited-form';
import { formOnScreen, unsavedForm } from '../form-on-screen';
import { formDraft } from '.';

/** Milliseconds from the last change until the server is asked. */
const PAUSE = 400;

/** Has the server look at what is on the screen, a moment after each change. */
export const useDraftCheck = (): void => {
	const form = useSelect( formOnScreen, [] );
	const { receiveCheck } = useDispatch( formDraft );

	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( async () => {
			try {
				const answer = await checkEditedForm( unsavedForm( form ) );
				if ( isCurrent ) {
					receiveCheck( answer );
				}
			} catch {
				// Without the server there is nothing to show; the next change asks again, and saving says what is wrong.
			}
		}, PAUSE );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ form, receiveCheck ] );
};

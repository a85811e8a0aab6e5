import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { checkEditedForm } from '../../api/admin/check-edited-form';
import { formOnScreen, unsavedForm } from '../form-on-screen';
import { formDraft } from '.';

/** Milliseconds from the last change until the server is asked. */
const PAUSE = 400;

/** Milliseconds until a failed request is repeated. */
const RETRY = 10_000;

/** Hook that has the server check the current form, shortly after each change, and again until that succeeds. */
export const useDraftCheck = (): void => {
	const form = useSelect( formOnScreen, [] );
	const { failCheck, receiveCheck } = useDispatch( formDraft );

	useEffect( () => {
		const change = new AbortController();
		const { signal } = change;
		let timer: ReturnType< typeof setTimeout >;
		const check = async () => {
			clearTimeout( timer );
			window.removeEventListener( 'online', check );
			try {
				const answer = await checkEditedForm( unsavedForm( form ) );
				if ( ! signal.aborted ) {
					receiveCheck( answer );
				}
			} catch {
				if ( ! signal.aborted ) {
					failCheck();
					timer = setTimeout( check, RETRY );
					window.addEventListener( 'online', check, { signal } );
				}
			}
		};
		timer = setTimeout( check, PAUSE );
		return () => {
			change.abort();
			clearTimeout( timer );
		};
	}, [ failCheck, form, receiveCheck ] );
};

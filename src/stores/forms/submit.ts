import { isInvalid } from '../../api/errors';
import type { Confirmation } from '../../api/forms/submit-form';
import { logFault } from '../../browser/log-fault';
import { began, confirmed, failed, refused, type Action } from './actions';
import type { Failure, FormState, HoldReason } from './state';

interface Thunk {
	dispatch: ( action: Action ) => void;
	select: { getForm: ( form: string ) => FormState };
}

const failureOf = ( thrown: unknown ): Failure => {
	const { name, code, message, status } = thrown as Failure;
	return { name, code, message, status };
};

/**
 * Sends a form, unless it is being sent already.
 *
 * @param form  Id of the form's element.
 * @param send  Sends the form, or returns why it must wait.
 * @param renew Makes the server print the form again, because it has questions that this page lacks.
 * @return What to do after the form was stored; undefined if it was not, with the reason in the store.
 */
export const submit =
	(
		form: string,
		send: () => Promise< Confirmation | HoldReason >,
		renew: () => Promise< void >
	) =>
	async ( { dispatch, select }: Thunk ): Promise< Confirmation | undefined > => {
		if ( select.getForm( form ).loading ) {
			return undefined;
		}
		try {
			// Called before the page changes to show that the form is being sent: reading the form afterwards would
			// cost a layout.
			const sending = send();
			dispatch( began( form, 'sending' ) );
			const confirmation = await sending;
			if ( 'others' in confirmation ) {
				dispatch( refused( form, confirmation.messages, confirmation.others ) );
				return undefined;
			}
			dispatch(
				confirmed( form, confirmation.type === 'message' ? confirmation.message : '' )
			);
			return confirmation;
		} catch ( thrown ) {
			if ( isInvalid( thrown ) ) {
				const { fields } = select.getForm( form );
				await ( Object.keys( thrown.messages ).every( ( id ) => id in fields )
					? dispatch( refused( form, thrown.messages ) )
					: renew() );
			} else {
				logFault( thrown );
				dispatch( failed( form, failureOf( thrown ) ) );
			}
			return undefined;
		}
	};

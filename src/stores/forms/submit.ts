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
 * @param form  Its element's id.
 * @param send  Sends it, or says why it must wait.
 * @param renew Has the server print the form as it is now: it has questions that this page was printed without.
 * @return What to do when it was stored; undefined when it was not, and the store says why.
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
			// It reads the form before what shows that it is being sent changes the page, which the browser would lay out.
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

import { __, sprintf } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { nameOf } from '../../../builder/logic/sources';
import type { Notification } from '../settings/types';

const SUBMISSION = 'form_submission';

/** Returns the field with the recipient. Older versions of Gravity Forms store it in place of addresses, in `to`. */
export const fieldOf = ( { to = '', toField }: Notification ): string => toField || to;

/** Returns a one-line summary of the recipients. */
export const summaryOf = ( notification: Notification, fields: FormField[] ): string => {
	const { event = SUBMISSION, routing = [], to = '', toType } = notification;
	if ( event !== SUBMISSION ) {
		return __(
			'Imported with an event other than sending the form. Atoll does not send it.',
			'atoll'
		);
	}
	if ( toType === 'routing' ) {
		const addresses = [ ...new Set( routing.map( ( { email } ) => email ).filter( Boolean ) ) ];
		/* translators: %s: email addresses. */
		return sprintf( __( 'By the answers, to %s', 'atoll' ), addresses.join( ', ' ) || '…' );
	}
	if ( toType === 'field' ) {
		const field = fields.find( ( { id } ) => String( id ) === fieldOf( notification ) );
		return field
			? /* translators: %s: a question. */
				sprintf( __( 'To the address in “%s”', 'atoll' ), nameOf( field ) )
			: __( 'To nobody yet', 'atoll' );
	}
	/* translators: %s: email addresses. */
	return to.trim() ? sprintf( __( 'To %s', 'atoll' ), to ) : __( 'To nobody yet', 'atoll' );
};

import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { tagOf } from '../../../builder/merge-tags';
import { newId } from '../items/list';
import type { Notification } from '../settings/types';

/** Default texts of a notification, and its reply address. */
type Words = Pick< Notification, 'subject' | 'message' | 'replyTo' >;

/** Returns the question for the sender's email address, if there is exactly one. */
const soleAddress = ( fields: FormField[] ): FormField | undefined => {
	const emailFields = fields.filter( ( { tells } ) => tells === 'email' );
	return emailFields.length === 1 ? emailFields[ 0 ] : undefined;
};

/** Returns texts for staff: all answers, and replies go to the sender. */
const forStaff = ( fields: FormField[] ): Words => {
	const address = soleAddress( fields );
	return {
		subject: __( 'New entry: {form_title}', 'atoll' ),
		message: '{all_fields:admin}\n\n{entry_url}',
		replyTo: address ? tagOf( address ) : '',
	};
};

/** Returns texts for the sender: a receipt, without anything that only staff can open or may read. */
const forVisitors = (): Words => ( {
	subject: __( 'We have received your form: {form_title}', 'atoll' ),
	message: `${ window.atollFormEditor.texts.confirmation }\n\n{site_name}`,
	replyTo: '',
} );

/** Returns a new notification that needs no further settings: it sends all answers to the site's owner. */
export const newNotification = ( fields: FormField[] ): Notification => ( {
	id: newId(),
	name: __( 'New notification', 'atoll' ),
	isActive: true,
	event: 'form_submission',
	toType: 'email',
	to: '{admin_email}',
	...forStaff( fields ),
} );

/** Returns the notification that a form without any uses (php/Forms/Notifications/FormNotification). */
export const standardNotification = ( fields: FormField[] ): Notification => ( {
	...newNotification( fields ),
	name: __( 'To the site’s owner', 'atoll' ),
} );

/**
 * Returns the changes to a notification when its recipient changes. Texts that an editor wrote stay; default texts
 * change between those for staff and those for visitors.
 */
export const recipientChanges = (
	toType: Notification[ 'toType' ],
	notification: Notification,
	fields: FormField[]
): Partial< Notification > => {
	const isForVisitors = toType === 'field';
	const [ before, after ] = isForVisitors
		? [ forStaff( fields ), forVisitors() ]
		: [ forVisitors(), forStaff( fields ) ];
	const untouched = ( Object.keys( after ) as ( keyof Words )[] ).filter(
		( name ) => ( notification[ name ] ?? '' ) === before[ name ]
	);
	const address = soleAddress( fields );
	return {
		toType,
		...( isForVisitors &&
			address &&
			! notification.toField && { toField: String( address.id ) } ),
		...Object.fromEntries( untouched.map( ( name ) => [ name, after[ name ] ] ) ),
	};
};

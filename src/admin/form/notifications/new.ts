import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { tagOf } from '../../../builder/merge-tags';
import { newId } from '../items/list';
import type { Notification } from '../settings/types';

/** What a notification says until somebody writes something else, and where a reply to it goes. */
type Words = Pick< Notification, 'subject' | 'message' | 'replyTo' >;

/** The one question for the address of whoever sends it, where there is just one. */
const soleAddress = ( fields: FormField[] ): FormField | undefined => {
	const emailFields = fields.filter( ( { tells } ) => tells === 'email' );
	return emailFields.length === 1 ? emailFields[ 0 ] : undefined;
};

/** Staff are told everything, and reply to whoever sent it. */
const forStaff = ( fields: FormField[] ): Words => {
	const address = soleAddress( fields );
	return {
		subject: __( 'New entry: {form_title}', 'atoll' ),
		message: '{all_fields:admin}\n\n{entry_url}',
		replyTo: address ? tagOf( address ) : '',
	};
};

/** Whoever sent it is told that it arrived: nothing that only staff can open or are meant to read. */
const forVisitors = (): Words => ( {
	subject: __( 'We have received your form: {form_title}', 'atoll' ),
	message: `${ window.atollFormEditor.texts.confirmation }\n\n{site_name}`,
	replyTo: '',
} );

/** One that works as it is: the site's owner is told everything. */
export const newNotification = ( fields: FormField[] ): Notification => ( {
	id: newId(),
	name: __( 'New notification', 'atoll' ),
	isActive: true,
	event: 'form_submission',
	toType: 'email',
	to: '{admin_email}',
	...forStaff( fields ),
} );

/** The one that a form has while it has none of its own (php/Forms/Notifications/FormNotification). */
export const standardNotification = ( fields: FormField[] ): Notification => ( {
	...newNotification( fields ),
	name: __( 'To the site’s owner', 'atoll' ),
} );

/**
 * What changes when it goes to somebody else. Words that somebody wrote stay; those that it began with are meant for
 * staff or for visitors.
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

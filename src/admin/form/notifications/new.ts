import { __ } from '@wordpress/i18n';
import { newId } from '../items/list';
import type { Notification } from '../settings/types';

/** One that works as it is: the site's owner is told everything. */
export const newNotification = (): Notification => ( {
	id: newId(),
	name: __( 'New notification', 'atoll' ),
	isActive: true,
	event: 'form_submission',
	toType: 'email',
	to: '{admin_email}',
	subject: __( 'New entry: {form_title}', 'atoll' ),
	message: '{all_fields:admin}\n\n{entry_url}',
} );

/** The one that a form has while it has none of its own (php/Mail/Notification). */
export const standardNotification = (): Notification => ( {
	...newNotification(),
	name: __( 'To the site’s owner', 'atoll' ),
} );

import { __ } from '@wordpress/i18n';
import { newId } from '../items/list';
import type { Confirmation } from '../settings/types';

/** Returns the confirmation to use if no other one's condition is true. */
const defaultConfirmation = (): Confirmation => ( {
	id: newId(),
	name: __( 'For everyone', 'atoll' ),
	isDefault: true,
	type: 'message',
	message: '',
} );

export const newConfirmation = (): Confirmation => ( {
	id: newId(),
	name: __( 'New confirmation', 'atoll' ),
	isActive: true,
	type: 'message',
	message: '',
} );

/** Returns the list with a default confirmation first. If it is added here, the next change of the list stores it. */
export const withDefault = ( confirmations: Confirmation[] ): Confirmation[] =>
	confirmations.some( ( { isDefault } ) => isDefault )
		? confirmations
		: [ { ...defaultConfirmation(), id: 'default' }, ...confirmations ];

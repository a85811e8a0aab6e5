import { __ } from '@wordpress/i18n';
import { newId } from '../items/list';
import type { Confirmation } from '../settings/types';

/** The confirmation that people get when the conditions of no other one hold. */
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

/** The list with a default confirmation first. One that is added here is stored with the next change of the list. */
export const withDefault = ( confirmations: Confirmation[] ): Confirmation[] =>
	confirmations.some( ( { isDefault } ) => isDefault )
		? confirmations
		: [ { ...defaultConfirmation(), id: 'default' }, ...confirmations ];

import { __ } from '@wordpress/i18n';
import { newId } from '../items/list';
import type { Confirmation } from '../settings/types';

/** The one for everybody whom no other is meant for. */
const defaultConfirmation = (): Confirmation => ( {
	id: newId(),
	name: __( 'For everybody', 'atoll' ),
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

/** With a default one first, as it is shown and, once something is changed, kept. */
export const withDefault = ( confirmations: Confirmation[] ): Confirmation[] =>
	confirmations.some( ( { isDefault } ) => isDefault )
		? confirmations
		: [ { ...defaultConfirmation(), id: 'default' }, ...confirmations ];

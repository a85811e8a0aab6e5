import { createBlock } from '@wordpress/blocks';

/** Creates Atoll's own block for the form of a Gravity Forms block. */
export const replacement = ( attributes: Record< string, unknown > ) =>
	createBlock( 'atoll/form', {
		formId: Number.parseInt( String( attributes.formId ), 10 ) || 0,
		anchor: attributes.anchor,
	} );

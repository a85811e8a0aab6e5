import { createBlock } from '@wordpress/blocks';

/** Atoll's own block of the form that Gravity Forms' block with these attributes shows. */
export const replacement = ( attributes: Record< string, unknown > ) =>
	createBlock( 'atoll/form', {
		formId: Number.parseInt( String( attributes.formId ), 10 ) || 0,
		anchor: attributes.anchor,
	} );

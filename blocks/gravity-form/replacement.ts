import { createBlock } from '@wordpress/blocks';
import type { GravityFormAttributes } from './attributes';

/** Atoll's own block of the same form. */
export const replacement = ( { formId }: Pick< GravityFormAttributes, 'formId' > ) =>
	createBlock( 'atoll/form', { formId: Number.parseInt( formId, 10 ) || 0 } );

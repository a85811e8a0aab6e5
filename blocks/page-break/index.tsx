import { pageBreak as icon } from '@wordpress/icons';
import { registerBlock } from '../registration/register-block';
import metadata from './block.json';
import { Edit } from './edit';

// Only forms have pages: other posts do not offer page breaks.
if ( 'atollFormEditor' in window ) {
	registerBlock( metadata, {
		icon,
		edit: Edit,
		save: () => null,
	} );
}

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { pageBreak as icon } from '@wordpress/icons';
import type { Page } from '../../src/builder/pages/page';
import metadata from './block.json';
import { Edit } from './edit';

// Only forms have pages of their own: other posts do not offer to begin one.
if ( 'atollFormEditor' in window ) {
	registerBlockType(
		metadata as unknown as BlockConfiguration< Page & Record< string, unknown > >,
		{
			icon,
			edit: Edit,
			save: () => null,
		} as Partial< BlockConfiguration< Page & Record< string, unknown > > >
	);
}

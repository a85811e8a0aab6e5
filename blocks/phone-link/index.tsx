import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { mobile as icon } from '@wordpress/icons';
import type { PhoneLinkAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration< PhoneLinkAttributes >, {
	icon,
	edit: Edit,
} );

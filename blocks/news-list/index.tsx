import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { postList as icon } from '@wordpress/icons';
import type { NewsListAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration< NewsListAttributes >, {
	icon,
	edit: Edit,
} );

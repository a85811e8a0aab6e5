import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { postList as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit, type DashboardAttributes } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration< DashboardAttributes >, {
	icon,
	edit: Edit,
} );

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { footer as icon } from '@wordpress/icons';
import type { SitePartAttributes } from '../server-rendered/site-part';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration< SitePartAttributes >, {
	icon,
	edit: Edit,
} );

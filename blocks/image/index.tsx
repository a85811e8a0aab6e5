import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { image as icon } from '@wordpress/icons';
import type { ImageAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './index.css';

registerBlockType( metadata as unknown as BlockConfiguration< ImageAttributes >, {
	icon,
	edit: Edit,
} );

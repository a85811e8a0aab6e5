import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { header as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit, type HeaderAttributes } from './edit';
import './index.css';

registerBlockType( metadata as unknown as BlockConfiguration< HeaderAttributes >, {
	icon,
	edit: Edit,
} );

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { help as icon } from '@wordpress/icons';
import type { FaqAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './index.css';
import { Save } from './save';

registerBlockType( metadata as unknown as BlockConfiguration< FaqAttributes >, {
	icon,
	edit: Edit,
	save: Save,
} );

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { footer as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit, type FooterAttributes } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration< FooterAttributes >, {
	icon,
	edit: Edit,
} );

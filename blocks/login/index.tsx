import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { lock as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration, { icon, edit: Edit } );

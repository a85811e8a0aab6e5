import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { starHalf as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata as BlockConfiguration, { icon, edit: Edit } );

import { home as icon } from '@wordpress/icons';
import { registerBlock } from '../registration/register-block';
import metadata from './block.json';
import { Edit } from './edit';

registerBlock( metadata, { icon, edit: Edit } );

import { help as icon } from '@wordpress/icons';
import { registerBlock } from '../registration/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { Save } from './save';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: Save,
	__experimentalLabel: ( { question } ) => question,
} );

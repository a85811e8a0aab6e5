import { postCommentsForm as icon } from '@wordpress/icons';
import { registerBlock } from '../registration/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { replacement } from './replacement';

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: {
		to: [
			{
				type: 'block',
				blocks: [ 'atoll/form' ],
				transform: ( attributes ) => replacement( { ...attributes } ),
			},
		],
	},
} );

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { postCommentsForm as icon } from '@wordpress/icons';
import type { GravityFormAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { replacement } from './replacement';

registerBlockType( metadata as unknown as BlockConfiguration< GravityFormAttributes >, {
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

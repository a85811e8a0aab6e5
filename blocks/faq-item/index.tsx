import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { help as icon } from '@wordpress/icons';
import type { QuestionAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { Save } from './save';

registerBlockType( metadata as unknown as BlockConfiguration< QuestionAttributes >, {
	icon,
	edit: Edit,
	save: Save,
	__experimentalLabel: ( { question } ) => question,
} );

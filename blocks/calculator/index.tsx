import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { home as icon } from '@wordpress/icons';
import type { CalculatorAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata as unknown as BlockConfiguration< CalculatorAttributes >, {
	icon,
	edit: Edit,
} );

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { button as icon } from '@wordpress/icons';
import type { CtaAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './index.css';
import { variations } from './kinds';

registerBlockType( metadata as unknown as BlockConfiguration< CtaAttributes >, {
	icon,
	variations: variations(),
	edit: Edit,
} );

import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { postCommentsForm as icon } from '@wordpress/icons';
import type { FormAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './index.css';

registerBlockType( metadata as BlockConfiguration< FormAttributes >, { icon, edit: Edit } );

import { button as icon } from '@wordpress/icons';
import { registerBlock } from '../registration/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './index.css';
import { variations } from './kinds';

registerBlock( metadata, {
	icon,
	variations: variations(),
	edit: Edit,
} );

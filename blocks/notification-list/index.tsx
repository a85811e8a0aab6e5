import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { megaphone as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit, type NotificationListAttributes } from './edit';
import './index.css';

registerBlockType( metadata as unknown as BlockConfiguration< NotificationListAttributes >, {
	icon,
	edit: Edit,
} );

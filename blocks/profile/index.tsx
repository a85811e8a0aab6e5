import { people as icon } from '@wordpress/icons';
import { registerServed } from '../served/register';
import metadata from './block.json';

registerServed( metadata, icon, null );

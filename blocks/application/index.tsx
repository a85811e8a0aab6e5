import { __ } from '@wordpress/i18n';
import { postContent as icon } from '@wordpress/icons';
import { registerServed } from '../served/register';
import metadata from './block.json';

registerServed( metadata, icon, <p>{ __( 'A client’s application stands here.', 'atoll' ) }</p> );

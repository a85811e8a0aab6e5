import { __ } from '@wordpress/i18n';
import { search as icon } from '@wordpress/icons';
import { registerServed } from '../served/register';
import metadata from './block.json';

registerServed( metadata, icon, <h1>{ __( 'Search', 'atoll' ) }</h1> );

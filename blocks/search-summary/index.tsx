import { __ } from '@wordpress/i18n';
import { search as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered( metadata, icon, <h1>{ __( 'Search', 'atoll' ) }</h1> );

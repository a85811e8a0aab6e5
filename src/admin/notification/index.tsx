import { registerPlugin } from '@wordpress/plugins';
import { Panels } from './panels';

registerPlugin( 'atoll-notification', { render: Panels } );

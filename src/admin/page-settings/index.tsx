import { registerPlugin } from '@wordpress/plugins';
import { PageSettingsPanel } from './panel';

registerPlugin( 'atoll-page-settings', { render: PageSettingsPanel } );

import { createRoot } from '@wordpress/element';
import { Screen } from './screen';
import './screen.css';
import './fields.css';
import './preview.css';

const container = document.getElementById( 'atoll-settings' );
if ( container ) {
	createRoot( container ).render( <Screen /> );
}

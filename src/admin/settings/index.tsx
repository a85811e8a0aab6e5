import { createRoot } from '@wordpress/element';
import { Screen } from './screen';
import './screen.css';
import './fields.css';
import './preview.css';

const place = document.getElementById( 'atoll-settings' );
if ( place ) {
	createRoot( place ).render( <Screen /> );
}

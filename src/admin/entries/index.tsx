import { createRoot } from '@wordpress/element';
import { Screen } from './screen';
import './entries.css';
import './cards.css';
import './over.css';

const container = document.getElementById( 'atoll-entries' );
if ( container ) {
	createRoot( container ).render( <Screen /> );
}

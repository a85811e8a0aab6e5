import { createRoot } from '@wordpress/element';
import { Screen } from './screen';
import './entries.css';
import './over.css';

const list = document.getElementById( 'atoll-entries' );
if ( list ) {
	createRoot( list ).render( <Screen /> );
}

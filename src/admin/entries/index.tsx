import { createRoot } from '@wordpress/element';
import { Buttons } from './one/buttons';
import { Screen } from './screen';
import { told } from './told';
import './entries.css';
import './one/one.css';

const list = document.getElementById( 'atoll-entries' );
if ( list ) {
	createRoot( list ).render( <Screen /> );
}

const place = document.getElementById( 'atoll-entry' );
const { one } = told();
if ( place && one ) {
	createRoot( place ).render( <Buttons entry={ one } /> );
}

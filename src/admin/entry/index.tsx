import { createRoot } from '@wordpress/element';
import { screenData } from '../entries/screen-data';
import { Buttons } from './buttons';
import '../entries/over.css';
import './entry.css';

const place = document.getElementById( 'atoll-entry' );
const { one } = screenData();
if ( place && one ) {
	createRoot( place ).render( <Buttons entry={ one } /> );
}

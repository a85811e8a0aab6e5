import { createRoot } from '@wordpress/element';
import { screenData } from '../entries/screen-data';
import { Buttons } from './buttons';
import '../entries/over.css';
import './entry.css';

const container = document.getElementById( 'atoll-entry' );
const { one } = screenData();
if ( container && one ) {
	createRoot( container ).render( <Buttons entry={ one } /> );
}

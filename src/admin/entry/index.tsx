import { createRoot } from '@wordpress/element';
import { told } from '../entries/told';
import { Buttons } from './buttons';
import '../entries/over.css';
import './entry.css';

const place = document.getElementById( 'atoll-entry' );
const { one } = told();
if ( place && one ) {
	createRoot( place ).render( <Buttons entry={ one } /> );
}

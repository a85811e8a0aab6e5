import { dispatch } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { watchForm } from './watch';

const KEY = 'watched';
const field = { page: 0, value: '', valid: false, required: false, used: false, errorMessage: '' };

beforeEach( () => dispatch( forms ).opened( KEY, { 1: field, 2: field }, 0 ) );

it( 'tells those who look at a field that has changed, and nobody else', () => {
	const watch = watchForm( KEY );
	const [ first, second, part ] = [ jest.fn(), jest.fn(), jest.fn() ];
	watch( 'fields', 1, first );
	watch( 'fields', 2, second );
	watch( 'inputs', '2.3', part );

	dispatch( forms ).answered( KEY, { 1: 'Jo', 2: '' }, 1 );
	expect( first ).toHaveBeenCalledTimes( 1 );
	expect( second ).not.toHaveBeenCalled();

	dispatch( forms ).checked( KEY, {}, { '2.3': 'Please enter your first name.' } );
	expect( part ).toHaveBeenCalledTimes( 1 );
	expect( second ).not.toHaveBeenCalled();
} );

it( 'tells nobody who looks no more, nor of another form', () => {
	const watch = watchForm( KEY );
	const tell = jest.fn();
	const stop = watch( 'fields', 1, tell );
	dispatch( forms ).opened( 'other', { 1: field }, 0 );
	dispatch( forms ).answered( 'other', { 1: 'Jo' }, 1 );
	stop();
	dispatch( forms ).answered( KEY, { 1: 'Jo' }, 1 );
	expect( tell ).not.toHaveBeenCalled();
} );

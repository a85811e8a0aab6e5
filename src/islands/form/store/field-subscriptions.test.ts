import { dispatch } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { fieldSubscriptions } from './field-subscriptions';

const KEY = 'watched';
const field = { page: 0, value: '', valid: false, required: false, used: false, errorMessage: '' };

beforeEach( () => dispatch( forms ).opened( KEY, { 1: field, 2: field }, 0 ) );

it( 'listeners those who look at a field that has changed, and nobody else', () => {
	const subscribe = fieldSubscriptions( KEY );
	const [ first, second, part ] = [ jest.fn(), jest.fn(), jest.fn() ];
	subscribe( 'fields', 1, first );
	subscribe( 'fields', 2, second );
	subscribe( 'inputs', '2.3', part );

	dispatch( forms ).answered( KEY, { 1: 'Jo', 2: '' }, 1 );
	expect( first ).toHaveBeenCalledTimes( 1 );
	expect( second ).not.toHaveBeenCalled();

	dispatch( forms ).checked( KEY, {}, { '2.3': 'Please enter your first name.' } );
	expect( part ).toHaveBeenCalledTimes( 1 );
	expect( second ).not.toHaveBeenCalled();
} );

it( 'listeners nobody who looks no more, nor of another form', () => {
	const subscribe = fieldSubscriptions( KEY );
	const listener = jest.fn();
	const stop = subscribe( 'fields', 1, listener );
	dispatch( forms ).opened( 'other', { 1: field }, 0 );
	dispatch( forms ).answered( 'other', { 1: 'Jo' }, 1 );
	stop();
	dispatch( forms ).answered( KEY, { 1: 'Jo' }, 1 );
	expect( listener ).not.toHaveBeenCalled();
} );

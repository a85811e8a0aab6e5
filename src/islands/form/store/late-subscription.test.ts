import { dispatch } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { lateSubscription } from './late-subscription';

const KEY = 'drawn';
const field = { page: 0, value: '', valid: false, required: false, used: false, errorMessage: '' };

const later = () => Promise.resolve();

it( 'has React draw nothing for a key, a checked field or a press, and once for a refusal', async () => {
	dispatch( forms ).opened( KEY, { 1: field }, 0 );
	const drawn = jest.fn();
	const stop = lateSubscription( KEY )( drawn );
	dispatch( forms ).answered( KEY, { 1: 'J' }, 1 );
	dispatch( forms ).checked( KEY, { 1: 'Too short.' }, {} );
	dispatch( forms ).began( KEY, 'sending' );
	await later();
	expect( drawn ).not.toHaveBeenCalled();

	dispatch( forms ).refused( KEY, { 1: 'Too short.' } );
	dispatch( forms ).withdrawn( KEY, [ 'Too short.' ] );
	expect( drawn ).not.toHaveBeenCalled();
	await later();
	expect( drawn ).toHaveBeenCalledTimes( 1 );
	stop();
} );

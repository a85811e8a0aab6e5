import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Context } from '../context';
import { turnPage } from './turn-page';

const context = { key: 'atoll-form-1', pageDelay: 1000 } as Context;
const page = () => select( forms ).getForm( context.key ).page;

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'turns to the page of the last press alone, when the browser has gone back in between', async () => {
	dispatch( forms ).opened( context.key, {}, 1 );
	turnPage( context, () => 2 );
	await jest.advanceTimersByTimeAsync( 500 );
	dispatch( forms ).turned( context.key, 0 );
	turnPage( context, () => 1 );
	await jest.advanceTimersByTimeAsync( 500 );
	expect( page() ).toBe( 0 );
	await jest.advanceTimersByTimeAsync( 500 );
	expect( page() ).toBe( 1 );
} );

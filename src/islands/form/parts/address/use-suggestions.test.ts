import { act, renderHook } from '@testing-library/react';
import type { Option } from '../../../../ui';
import { useSuggestions } from './use-suggestions';

const FOUND: Option[] = [ { id: 'a', text: '3 Smith Street' } ];

const advanceTime = ( ms: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( ms );
	} );

const setUp = () => {
	const input = document.createElement( 'input' );
	document.body.replaceChildren( input );
	input.focus();
	const search = jest.fn< Promise< Option[] >, [ string ] >();
	const provider = { preload: () => {}, search, find: jest.fn() };
	const { result } = renderHook( () => useSuggestions( input, provider ) );
	const type = ( value: string ) =>
		act( () => {
			input.value = value;
			input.dispatchEvent( new Event( 'input' ) );
		} );
	return { result, search, type };
};

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'takes what is chosen right behind a key, and searches no more for that', async () => {
	const { result, search, type } = setUp();
	search.mockResolvedValue( FOUND );
	type( '3 Smi' );
	await advanceTime( 250 );
	type( '3 Smit' );
	expect( result.current.options ).toBe( FOUND );
	let isStillWanted = () => false;
	act( () => {
		isStillWanted = result.current.clear();
	} );
	await advanceTime( 1000 );
	expect( isStillWanted() ).toBe( true );
	expect( search ).toHaveBeenCalledTimes( 1 );
} );

it( 'says no longer that suggestions are slow once nothing is searched for', async () => {
	const { result, search, type } = setUp();
	search.mockReturnValue( new Promise( () => {} ) );
	type( '3 Smi' );
	await advanceTime( 3250 );
	expect( result.current.problem ).toBe( 'slow' );
	type( '' );
	expect( result.current.problem ).toBeUndefined();
} );

import { act, fireEvent, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'settles once for many letters, when somebody pauses', () => {
	const settle = jest.fn();
	const { result } = renderHook( () => useDebouncedValue< string >( '', settle ) );
	[ 'H', 'He', 'Hey' ].forEach( ( typed ) => act( () => result.current[ 1 ]( typed ) ) );
	expect( result.current[ 0 ] ).toBe( 'Hey' );
	expect( settle ).not.toHaveBeenCalled();
	act( () => void jest.advanceTimersByTime( 400 ) );
	expect( settle.mock.calls ).toEqual( [ [ 'Hey' ] ] );
} );

it( 'settles what was typed when its control goes', () => {
	const settle = jest.fn();
	const { result, unmount } = renderHook( () => useDebouncedValue< string >( '', settle ) );
	act( () => result.current[ 1 ]( 'Hey' ) );
	unmount();
	expect( settle.mock.calls ).toEqual( [ [ 'Hey' ] ] );
} );

it( 'settles nothing where nobody typed, and follows what was undone', () => {
	const settle = jest.fn();
	const { rerender, result, unmount } = renderHook(
		( { value } ) => useDebouncedValue( value, settle ),
		{ initialProps: { value: 'new' } }
	);
	rerender( { value: 'old' } );
	expect( result.current[ 0 ] ).toBe( 'old' );
	unmount();
	expect( settle ).not.toHaveBeenCalled();
} );

it( 'settles at once before a shortcut, such as the one that saves', () => {
	const settle = jest.fn();
	const { result } = renderHook( () => useDebouncedValue< string >( '', settle ) );
	act( () => result.current[ 1 ]( 'Hey' ) );
	fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
	expect( settle.mock.calls ).toEqual( [ [ 'Hey' ] ] );
} );

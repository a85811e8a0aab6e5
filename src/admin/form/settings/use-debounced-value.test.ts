import { act, fireEvent, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'commits once for many letters, when somebody pauses', () => {
	const commit = jest.fn();
	const { result } = renderHook( () => useDebouncedValue< string >( '', commit ) );
	[ 'H', 'He', 'Hey' ].forEach( ( typed ) => act( () => result.current[ 1 ]( typed ) ) );
	expect( result.current[ 0 ] ).toBe( 'Hey' );
	expect( commit ).not.toHaveBeenCalled();
	act( () => void jest.advanceTimersByTime( 400 ) );
	expect( commit.mock.calls ).toEqual( [ [ 'Hey' ] ] );
} );

it( 'commits what was typed when its control goes', () => {
	const commit = jest.fn();
	const { result, unmount } = renderHook( () => useDebouncedValue< string >( '', commit ) );
	act( () => result.current[ 1 ]( 'Hey' ) );
	unmount();
	expect( commit.mock.calls ).toEqual( [ [ 'Hey' ] ] );
} );

it( 'commits nothing where nobody typed, and follows what was undone', () => {
	const commit = jest.fn();
	const { rerender, result, unmount } = renderHook(
		( { value } ) => useDebouncedValue( value, commit ),
		{ initialProps: { value: 'new' } }
	);
	rerender( { value: 'old' } );
	expect( result.current[ 0 ] ).toBe( 'old' );
	unmount();
	expect( commit ).not.toHaveBeenCalled();
} );

it( 'commits at once before a shortcut, such as the one that saves', () => {
	const commit = jest.fn();
	const { result } = renderHook( () => useDebouncedValue< string >( '', commit ) );
	act( () => result.current[ 1 ]( 'Hey' ) );
	fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
	expect( commit.mock.calls ).toEqual( [ [ 'Hey' ] ] );
} );

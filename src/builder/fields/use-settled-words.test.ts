import { act, renderHook } from '@testing-library/react';
import type { FieldAttributes } from './attributes';
import { useSettledWords } from './use-settled-words';

const FIELD = { id: 3, kind: 'text', label: 'N' };

const onChange = jest.fn();

const settled = () =>
	renderHook( ( field: FieldAttributes ) => useSettledWords( field, onChange ), {
		initialProps: FIELD as FieldAttributes,
	} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'keeps words that are written in the form back until the writing pauses', () => {
	const { rerender, result } = settled();
	rerender( { ...FIELD, label: 'Na' } );
	act( () => jest.advanceTimersByTime( 200 ) );
	rerender( { ...FIELD, label: 'Nam' } );
	act( () => jest.advanceTimersByTime( 200 ) );
	expect( result.current[ 0 ] ).toBe( FIELD );
	act( () => jest.advanceTimersByTime( 200 ) );
	expect( result.current[ 0 ].label ).toBe( 'Nam' );
} );

it( 'shows words at once that are written beside the form, so that the caret stays', () => {
	const { rerender, result } = settled();
	act( () => result.current[ 1 ]( { label: 'Na' } ) );
	expect( onChange ).toHaveBeenCalledWith( { label: 'Na' } );
	rerender( { ...FIELD, label: 'Na' } );
	expect( result.current[ 0 ].label ).toBe( 'Na' );
} );

it( 'shows any other change at once, and the words with it', () => {
	const { rerender, result } = settled();
	rerender( { ...FIELD, label: 'Na' } );
	rerender( { ...FIELD, label: 'Na', required: true } );
	expect( result.current[ 0 ] ).toEqual( { ...FIELD, label: 'Na', required: true } );
} );

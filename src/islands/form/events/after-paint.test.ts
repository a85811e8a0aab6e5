import type * as AfterPaint from './after-paint';

const { afterPaint } = jest.requireActual< typeof AfterPaint >( './after-paint' );

const FRAME = 16;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'waits for the frame, and for what paints it', () => {
	const run = jest.fn();
	afterPaint( run );
	requestAnimationFrame( () => expect( run ).not.toHaveBeenCalled() );
	jest.advanceTimersByTime( FRAME );
	jest.advanceTimersByTime( 1 );
	expect( run ).toHaveBeenCalledTimes( 1 );
	jest.runAllTimers();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes on without a frame in a page that nobody sees', () => {
	jest.spyOn( window, 'requestAnimationFrame' ).mockReturnValue( 0 );
	const run = jest.fn();
	afterPaint( run );
	jest.advanceTimersByTime( 200 );
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

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

it( 'runs once in a page that is seen again after that', () => {
	let paint: FrameRequestCallback = () => {};
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation( ( callback ) => {
		paint = callback;
		return 7;
	} );
	jest.spyOn( window, 'cancelAnimationFrame' ).mockImplementation( ( frame ) => {
		paint = frame === 7 ? () => {} : paint;
	} );
	const run = jest.fn();
	afterPaint( run );
	jest.advanceTimersByTime( 200 );
	paint( 0 );
	jest.runAllTimers();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 0, 16 ] )( 'does not run where nobody wants it any more, %s ms later', ( later ) => {
	const run = jest.fn();
	const cancel = afterPaint( run );
	jest.advanceTimersByTime( later );
	cancel();
	jest.runAllTimers();
	expect( run ).not.toHaveBeenCalled();
} );

import { whenIdle } from './when-idle';

const run = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	run.mockClear();
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	Reflect.deleteProperty( window, 'cancelIdleCallback' );
} );

it( 'waits for an idle moment, but not longer than it is told', () => {
	const plan = jest.fn( ( idle: ( deadline: object ) => void ) => setTimeout( idle, 50, {} ) );
	Object.assign( window, { requestIdleCallback: plan, cancelIdleCallback: clearTimeout } );
	whenIdle( run, 300 );
	expect( run ).not.toHaveBeenCalled();
	expect( plan ).toHaveBeenCalledWith( expect.any( Function ), { timeout: 300 } );
	jest.advanceTimersByTime( 50 );
	expect( run.mock.calls ).toEqual( [ [] ] ); // Without the browser's deadline argument.

	whenIdle( run, 300 )();
	jest.runAllTimers();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for the next task where the browser knows no idle moments', () => {
	whenIdle( run, 300 );
	expect( run ).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect( run ).toHaveBeenCalledTimes( 1 );

	whenIdle( run, 300 )();
	jest.runAllTimers();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

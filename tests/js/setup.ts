/** What every test may count on. */

// Tests of Node alone have no document to ask, and no tab.
if ( globalThis.document ) {
	require( '@testing-library/jest-dom' );

	/** What one test leaves in the tab is nothing to the next. */
	afterEach( () => sessionStorage.clear() );
}

// jsdom paints nothing: what waits for a frame comes as soon as what was begun has ended.
jest.mock( '../../src/browser/after-paint', () => ( {
	afterPaint: ( run: () => void ) => {
		let due = run;
		Promise.resolve().then( () => due() );
		return () => {
			due = () => {};
		};
	},
} ) );

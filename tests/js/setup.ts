/** What every test of the browser's code may count on. */
import '@testing-library/jest-dom';

/** What one test leaves in the tab is nothing to the next. Tests of Node alone have no tab. */
afterEach( () => globalThis.sessionStorage?.clear() );

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

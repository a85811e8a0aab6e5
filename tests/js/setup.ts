/** What every test of the browser's code may count on. */
import '@testing-library/jest-dom';

/** What one test leaves in the tab is nothing to the next. Tests of Node alone have no tab. */
afterEach( () => globalThis.sessionStorage?.clear() );

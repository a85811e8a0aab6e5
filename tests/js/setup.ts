/** What every test of the browser's code may count on. */
import '@testing-library/jest-dom';

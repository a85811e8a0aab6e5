/** @jest-environment node */
import { isExpired } from './is-expired';

const NOW = '2026-10-04T09:30:00';

it( 'is over from its last moment on', () => {
	expect( isExpired( { starts: null, ends: '2026-10-04T09:30:01' }, NOW ) ).toBe( false );
	expect( isExpired( { starts: null, ends: NOW }, NOW ) ).toBe( true );
} );

it( 'is never over without an end', () => {
	expect( isExpired( { starts: '2020-01-01T00:00:00', ends: null }, NOW ) ).toBe( false );
} );

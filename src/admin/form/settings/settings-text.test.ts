/** @jest-environment node */
import { textWith } from './settings-text';

const STORED = '{"tolerant":true,"save":false,"stranger":{"a":[1]},"notifications":[]}';

it( 'changes one setting in its place and leaves what nobody here knows', () => {
	expect( textWith( STORED, 'save', true ) ).toBe(
		'{"tolerant":true,"save":true,"stranger":{"a":[1]},"notifications":[]}'
	);
} );

it( 'adds a setting to none', () => {
	expect( textWith( '', 'limitEntries', true ) ).toBe( '{"limitEntries":true}' );
	expect( textWith( undefined, 'save', true ) ).toBe( '{"save":true}' );
} );

it( 'takes a setting out', () => {
	expect(
		textWith( '{"save":true,"scheduleEnd":"2026-01-01T09:00:00"}', 'scheduleEnd', undefined )
	).toBe( '{"save":true}' );
} );

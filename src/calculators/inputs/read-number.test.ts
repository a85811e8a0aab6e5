/** @jest-environment node */
import { readNumber } from './read-number';

describe( 'what people type', () => {
	it.each( [
		[ '650,000', 'money', 65000000 ],
		[ '$ 650 000', 'money', 65000000 ],
		[ 'A$650\u00a0000.50', 'money', 65000050 ],
		[ '650K', 'money', 65000000 ],
		[ '1.25m', 'money', 125000000 ],
		[ '.5', 'money', 50 ],
		[ '1.005', 'money', 101 ],
		[ '1.0049', 'money', 100 ],
		[ '6.2 % p.a.', 'percent', 6200 ],
		[ '6.1995', 'percent', 6200 ],
		[ '1200,50', 'money', 120050 ],
		[ '1.200,50', 'money', 120050 ],
		[ '1,200,5', 'money', 120050 ],
		[ '1,25m', 'money', 125000000 ],
		[ '1,250k', 'money', 125000000 ],
		[ '6,2', 'percent', 6200 ],
		[ '6,125%', 'percent', 6125 ],
		[ '30 years', 'years', 30 ],
		[ '30.0', 'years', 30 ],
		[ '007', 'count', 7 ],
	] as const )( '"%s" as %s is %d', ( text, type, value ) => {
		expect( readNumber( text, type ) ).toBe( value );
	} );

	it.each( [
		[ '', 'money' ],
		[ '.', 'money' ],
		[ '-1', 'money' ],
		[ '1e9', 'money' ],
		[ '1.200.000', 'money' ],
		[ '6,1,2', 'percent' ],
		[ '2.5', 'years' ],
		[ '2,5', 'years' ],
		[ '٣', 'count' ],
		[ 'lots', 'money' ],
	] as const )( '"%s" is no %s', ( text, type ) => {
		expect( readNumber( text, type ) ).toBeNull();
	} );
} );

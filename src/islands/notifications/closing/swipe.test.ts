/** @jest-environment node */
import { FRAME, speedOf, thresholdOf, throwDirection, type Sample } from './swipe';

/**
 * Returns samples of a movement at `speed` CSS pixels per frame, one every `every` milliseconds for `lasts`
 * milliseconds.
 */
const moving = ( speed: number, every: number, lasts = 200, from = 0 ): Sample[] =>
	Array.from( { length: Math.floor( lasts / every ) + 1 }, ( _, step ) => ( {
		x: from + ( speed * step * every ) / FRAME,
		time: 1000 + step * every,
	} ) );

/** Milliseconds between reports of screens, mice and pens: 30 to 1,000 reports a second. */
const RATES = [ 1, 2, 4, 1000 / 120, FRAME, 33 ];
const SPEEDS = [ 0, 0.5, 3, 12.5, 19.9, 20, 40, 250 ];
const EVERY_KIND = RATES.flatMap( ( rate ) => SPEEDS.map( ( speed ) => [ speed, rate ] as const ) );

describe( 'the threshold', () => {
	it.each( [
		[ 160, 10 ],
		[ 304, 19 ],
		[ 320, 20 ],
		[ 448, 20 ],
		[ 2000, 20 ],
	] )( 'of something %d px wide is %d px per frame', ( width, threshold ) => {
		expect( thresholdOf( width ) ).toBe( threshold );
	} );

	it( 'is met by a movement of exactly that speed, and missed by one below it', () => {
		expect( throwDirection( moving( 20, 10, 60 ), 400 ) ).toBe( 1 );
		expect( throwDirection( moving( 19.99, 10, 60 ), 400 ) ).toBe( 0 );
		expect( throwDirection( moving( 10, 10, 60 ), 160 ) ).toBe( 1 );
		expect( throwDirection( moving( 9.99, 10, 60 ), 160 ) ).toBe( 0 );
	} );
} );

describe( 'the speed of a steady movement', () => {
	it.each( EVERY_KIND )( 'of %d px per frame is that, seen every %d ms', ( speed, rate ) => {
		expect( speedOf( moving( speed, rate ) ) ).toBeCloseTo( speed, 6 );
	} );

	it.each( EVERY_KIND )( 'to the left mirrors one to the right (%d, %d)', ( speed, rate ) => {
		const right = moving( speed, rate );
		const left = right.map( ( { x, time } ) => ( { x: -x, time } ) );
		expect( speedOf( left ) ).toBeCloseTo( -speedOf( right ), 9 );
		expect( throwDirection( left, 400 ) + throwDirection( right, 400 ) ).toBe( 0 );
	} );

	it.each( EVERY_KIND )( 'is the same wherever and whenever it is (%d, %d)', ( speed, rate ) => {
		const elsewhere = moving( speed, rate ).map( ( { x, time } ) => ( {
			x: x - 731,
			time: time + 86_400_000,
		} ) );
		expect( speedOf( elsewhere ) ).toBeCloseTo( speed, 3 );
	} );
} );

describe( 'what throws nothing', () => {
	it( 'is a drag that is slow and short', () => {
		expect( throwDirection( moving( 5, 8, 500 ), 400 ) ).toBe( 0 );
	} );

	it( 'is a fast movement that rests before it is let go', () => {
		const fast = moving( 40, 8, 50 );
		const last = fast.at( -1 )!;
		expect( throwDirection( [ ...fast, { x: last.x, time: last.time + 200 } ], 400 ) ).toBe(
			0
		);
	} );

	it( 'is a movement that ends the other way than it went', () => {
		const there = moving( 20, 8, 400 );
		const last = there.at( -1 )!;
		const back = moving( -30, 8, 120, last.x ).map( ( { x, time } ) => ( {
			x,
			time: time - 1000 + last.time + 8,
		} ) );
		expect( speedOf( [ ...there, ...back ] ) ).toBeLessThan( -20 );
		expect( throwDirection( [ ...there, ...back ], 400 ) ).toBe( 0 );
	} );

	it( 'is no movement at all', () => {
		expect( throwDirection( [], 400 ) ).toBe( 0 );
		expect( throwDirection( [ { x: 50, time: 5 } ], 400 ) ).toBe( 0 );
	} );
} );

it( 'counts what came within one moment as one frame', () => {
	const jump = [
		{ x: 0, time: 7 },
		{ x: 30, time: 7 },
	];
	expect( speedOf( jump ) ).toBe( 30 );
	expect( throwDirection( jump, 400 ) ).toBe( 1 );
} );

/** Returns a swipe on a phone of 360 px: 140 px in 160 ms, fastest half way, reported every `every` milliseconds. */
const swipe = ( every: number ): Sample[] => {
	const at = ( time: number ) => ( {
		x: 70 * ( 1 - Math.cos( ( Math.PI * time ) / 160 ) ),
		time,
	} );
	const moves = Array.from( { length: Math.floor( 160 / every ) + 1 }, ( _, step ) =>
		at( step * every )
	);
	// The pointer's release is reported a while after its last movement.
	return [ ...moves, { ...moves.at( -1 )!, time: 185 } ];
};

it.each( [ 8, FRAME, 33, 50, 60 ] )(
	'takes a swipe at a person’s pace for one, reported every %d ms',
	( every ) => {
		expect( throwDirection( swipe( every ), 352 ) ).toBe( 1 );
	}
);

it( 'takes what was dragged over a good part of the width, unless it was on its way back', () => {
	const there = moving( 5, 8, 500 );
	expect( throwDirection( there, 300 ) ).toBe( 1 );
	const { x, time } = there.at( -1 )!;
	expect( throwDirection( [ ...there, { x: x - 8, time: time + 40 } ], 300 ) ).toBe( 0 );
} );

it( 'looks at the end of a movement, not at its slow beginning', () => {
	const slow = moving( 1, 8, 600 );
	const last = slow.at( -1 )!;
	const flick = moving( 30, 8, 120, last.x ).map( ( { x, time } ) => ( {
		x,
		time: time - 1000 + last.time,
	} ) );
	expect( throwDirection( [ ...slow, ...flick ], 400 ) ).toBe( 1 );
} );

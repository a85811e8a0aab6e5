/** Where a pointer was, and when. */
export interface Sample {
	/** CSS pixels from any fixed point. */
	x: number;
	/** Milliseconds from any fixed moment. */
	time: number;
}

/** Milliseconds of one frame of a screen that shows 60 a second: the unit of time in the spec's threshold. */
export const FRAME = 1000 / 60;

/** Milliseconds before letting go that count: whoever stops before that does not swipe. */
const RECENT = 100;

/** Milliseconds over which a speed is measured at the least: single reports of a pointer jitter. */
const MIN_INTERVAL = 1.5 * FRAME;

/** Part of its width from which on a thing that is let go leaves, however slow. */
const FAR_SHARE = 0.4;

/** Two floating point numbers are never quite the same. */
const TOLERANCE = 1e-6;

/** Speed at a sample, over the shortest stretch before it that is long enough. */
const speedAt = ( samples: Sample[], index: number ): number => {
	const last = samples[ index ]!;
	const before = samples.slice( 0, index );
	const first =
		before.filter( ( { time } ) => last.time - time >= MIN_INTERVAL ).at( -1 ) ?? before[ 0 ];
	return first ? ( ( last.x - first.x ) / Math.max( last.time - first.time, FRAME ) ) * FRAME : 0;
};

/**
 * Speed with which a movement ends, in CSS pixels per frame of 1/60 s whatever the screen's and the pointer's
 * own rate; below zero to the left. The greatest that it had in its last 100 ms: a finger slows down as it
 * leaves the screen, and a busy telephone reports it a few times a second.
 *
 * @param samples In the order of time, the last one where and when it was let go.
 */
export const speedOf = ( samples: Sample[] ): number => {
	const last = samples.at( -1 );
	// Letting go reports a moment, and the place of the report before it.
	const moves = samples.filter( ( { x }, at ) => at === 0 || x !== samples[ at - 1 ]!.x );
	const recent = moves.flatMap( ( { time }, at ) =>
		last!.time - time <= RECENT ? [ speedAt( moves, at ) ] : []
	);
	const direction = Math.sign( recent.at( -1 ) ?? 0 );
	return direction * Math.max( 0, ...recent.map( ( speed ) => speed * direction ) );
};

/**
 * From which speed on a movement is a swipe (spec 9: min(width/16, 20)), in CSS pixels per frame of 1/60 s:
 * 20 is 1,200 px/s.
 *
 * @param width Of what is swiped, in CSS pixels.
 */
export const thresholdOf = ( width: number ): number => Math.min( width / 16, 20 );

/**
 * Which way a movement throws a thing of that width: -1 to the left, 1 to the right, 0 when it is too slow and
 * too short, or went back at the end.
 */
export const throwDirection = ( samples: Sample[], width: number ): -1 | 0 | 1 => {
	const speed = speedOf( samples );
	const distance = ( samples.at( -1 )?.x ?? 0 ) - ( samples[ 0 ]?.x ?? 0 );
	const isFast = Math.abs( speed ) >= thresholdOf( width ) - TOLERANCE;
	const isFar = Math.abs( distance ) >= width * FAR_SHARE;
	if ( distance === 0 || speed * distance < 0 || ! ( isFast ? speed * distance > 0 : isFar ) ) {
		return 0;
	}
	return distance > 0 ? 1 : -1;
};

/** A pointer's position at a time. */
export interface Sample {
	/** CSS pixels from any fixed point. */
	x: number;
	/** Milliseconds from any fixed moment. */
	time: number;
}

/** Milliseconds of one frame at 60 frames a second: the time unit of the spec's threshold. */
export const FRAME = 1000 / 60;

/** Milliseconds before the release that count: a person who stops before then does not swipe. */
const RECENT = 100;

/** Minimum milliseconds to measure a speed over: single reports of a pointer jitter. */
const MIN_INTERVAL = 1.5 * FRAME;

/** Share of its width beyond which a released element is thrown off at any speed. */
const FAR_SHARE = 0.4;

/** Tolerance for comparing floating point numbers. */
const TOLERANCE = 1e-6;

/** Returns the speed at a sample, measured over the shortest stretch before it that is long enough. */
const speedAt = ( samples: Sample[], index: number ): number => {
	const last = samples[ index ]!;
	const before = samples.slice( 0, index );
	const first =
		before.filter( ( { time } ) => last.time - time >= MIN_INTERVAL ).at( -1 ) ?? before[ 0 ];
	return first ? ( ( last.x - first.x ) / Math.max( last.time - first.time, FRAME ) ) * FRAME : 0;
};

/**
 * Returns a movement's final speed in CSS pixels per frame of 1/60 s, whatever the rate of the screen and the pointer;
 * negative to the left. It is the highest speed of the last 100 ms: a finger slows down as it leaves the screen, and a
 * busy phone reports it only a few times a second.
 *
 * @param samples Sorted by time; the last one is the release.
 */
export const speedOf = ( samples: Sample[] ): number => {
	const last = samples.at( -1 );
	// The release has its own time, but the position of the report before it.
	const moves = samples.filter( ( { x }, at ) => at === 0 || x !== samples[ at - 1 ]!.x );
	const recent = moves.flatMap( ( { time }, at ) =>
		last!.time - time <= RECENT ? [ speedAt( moves, at ) ] : []
	);
	const direction = Math.sign( recent.at( -1 ) ?? 0 );
	return direction * Math.max( 0, ...recent.map( ( speed ) => speed * direction ) );
};

/**
 * Returns the speed from which a movement is a swipe (spec 9: min(width/16, 20)), in CSS pixels per frame of 1/60 s; 20
 * is 1,200 px/s.
 *
 * @param width Width of the swiped element, in CSS pixels.
 */
export const thresholdOf = ( width: number ): number => Math.min( width / 16, 20 );

/**
 * Returns the direction in which a movement throws an element of that width: -1 to the left, 1 to the right, 0 if the
 * movement is too slow and too short, or goes back at the end.
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

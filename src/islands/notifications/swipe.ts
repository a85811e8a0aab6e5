/** Where a pointer was, and when. */
export interface Sample {
	/** CSS pixels from any fixed point. */
	x: number;
	/** Milliseconds from any fixed moment. */
	time: number;
}

/** Milliseconds of one frame of a screen that shows 60 a second: the unit of time in the spec's threshold. */
export const FRAME = 1000 / 60;

/** Milliseconds at the end of a movement that count: whoever stops before letting go does not swipe. */
const WINDOW = 100;

/**
 * Speed with which a movement ends, in CSS pixels per frame of 1/60 s whatever the screen's and the pointer's
 * own rate; below zero to the left. Averaged over the last 100 ms, at the least over one frame.
 *
 * @param samples In the order of time.
 */
export const speedOf = ( samples: Sample[] ): number => {
	const last = samples.at( -1 );
	const first = last && samples.find( ( { time } ) => last.time - time <= WINDOW );
	return first ? ( ( last.x - first.x ) / Math.max( last.time - first.time, FRAME ) ) * FRAME : 0;
};

/**
 * From which speed on a movement is a swipe (spec 9: min(width/16, 20)), in CSS pixels per frame of 1/60 s:
 * 20 is 1,200 px/s.
 *
 * @param width Of what is swiped, in CSS pixels.
 */
export const thresholdOf = ( width: number ): number => Math.min( width / 16, 20 );

/**
 * Which way a movement throws a thing of that width: -1 to the left, 1 to the right, 0 when it is too slow, or
 * went back at the end.
 */
export const thrown = ( samples: Sample[], width: number ): -1 | 0 | 1 => {
	const speed = speedOf( samples );
	const way = ( samples.at( -1 )?.x ?? 0 ) - ( samples[ 0 ]?.x ?? 0 );
	if ( Math.abs( speed ) < thresholdOf( width ) || speed * way <= 0 ) {
		return 0;
	}
	return speed > 0 ? 1 : -1;
};

import { thrown, type Sample } from './swipe';

/** CSS pixels sideways before a press becomes a drag: less is a tap that trembles. */
const SLOP = 10;

interface Start {
	x: number;
	y: number;
	pointer: number;
}

const sampleOf = ( { clientX, timeStamp }: PointerEvent ): Sample => ( {
	x: clientX,
	time: timeStamp,
} );

/** A mouse that marks text marks text. */
const marksText = () => ! getSelection()?.isCollapsed;

/**
 * Lets a thing be dragged sideways. It follows the pointer; let go, it springs back, or is thrown off when the
 * movement ended fast or went far. Up and down stay the browser's, for scrolling (`touch-action: pan-y`).
 *
 * @param onThrown Gets the way it went: -1 to the left, 1 to the right.
 */
export const enableDrag = ( element: HTMLElement, onThrown: ( way: -1 | 1 ) => void ): void => {
	let start: Start | undefined;
	let samples: Sample[] = [];
	let isDragged = false;
	const isMine = ( { pointerId }: PointerEvent ) => start?.pointer === pointerId;

	const follow = ( event: PointerEvent ) => {
		// A busy page gets one event for what the screen reported many times.
		const reports = event.getCoalescedEvents?.() ?? [];
		samples.push( ...( reports.length ? reports : [ event ] ).map( sampleOf ) );
		if ( ! isDragged ) {
			return;
		}
		element.style.translate = `${ event.clientX - start!.x }px`;
	};
	const letGo = () => {
		element.classList.remove( 'is-dragged' );
		element.style.translate = '';
		isDragged = false;
		start = undefined;
	};

	element.addEventListener( 'pointerdown', ( event ) => {
		if ( event.isPrimary && event.button === 0 ) {
			start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
			samples = [ sampleOf( event ) ];
		}
	} );
	element.addEventListener( 'pointermove', ( event ) => {
		if ( ! isMine( event ) ) {
			return;
		}
		const across = Math.abs( event.clientX - start!.x );
		const begins = across > SLOP && across > Math.abs( event.clientY - start!.y );
		if ( ! isDragged && begins && ! marksText() ) {
			// From here on no link below it is pressed.
			element.setPointerCapture( event.pointerId );
			element.classList.add( 'is-dragged' );
			isDragged = true;
		}
		follow( event );
	} );
	element.addEventListener( 'pointerup', ( event ) => {
		if ( ! isMine( event ) ) {
			return;
		}
		const way = isDragged
			? thrown( [ ...samples, sampleOf( event ) ], element.offsetWidth )
			: 0;
		if ( way ) {
			element.classList.remove( 'is-dragged' );
			onThrown( way );
			isDragged = false;
			start = undefined;
		} else {
			letGo();
		}
	} );
	element.addEventListener( 'pointercancel', ( event ) => isMine( event ) && letGo() );
};

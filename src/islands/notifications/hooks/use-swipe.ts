import { useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';
import { thrown, type Sample } from './swipe';

/** CSS pixels sideways before a press becomes a drag: less is a tap that trembles. */
const SLOP = 10;

/** A press, from when it begins to when it ends. */
interface Press {
	x: number;
	y: number;
	pointer: number;
	samples: Sample[];
	isDrag: boolean;
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
 * @param element  Null while it must not move.
 * @param onThrown Gets the way it went: -1 to the left, 1 to the right.
 */
export const useSwipe = ( element: HTMLElement | null, onThrown: ( way: -1 | 1 ) => void ) => {
	const press = useRef< Press >();
	/** Hears the pointer that pressed, and no other. */
	const useMine = ( type: string, listener: ( event: PointerEvent, mine: Press ) => void ) =>
		useListener< PointerEvent >( element, type, ( event ) => {
			if ( press.current?.pointer === event.pointerId ) {
				listener( event, press.current );
			}
		} );
	const letGo = () => {
		press.current = undefined;
		element?.classList.remove( 'is-dragged' );
		element?.style.removeProperty( 'translate' );
	};

	useListener< PointerEvent >( element, 'pointerdown', ( event ) => {
		if ( event.isPrimary && event.button === 0 ) {
			const { clientX: x, clientY: y, pointerId: pointer } = event;
			press.current = { x, y, pointer, samples: [ sampleOf( event ) ], isDrag: false };
		}
	} );
	useMine( 'pointermove', ( event, mine ) => {
		const across = Math.abs( event.clientX - mine.x );
		const begins = across > SLOP && across > Math.abs( event.clientY - mine.y );
		if ( ! mine.isDrag && begins && ! marksText() ) {
			// From here on no link below it is pressed.
			element!.setPointerCapture( event.pointerId );
			element!.classList.add( 'is-dragged' );
			mine.isDrag = true;
		}
		// A busy page gets one event for what the screen reported many times.
		const reports = event.getCoalescedEvents?.() ?? [];
		mine.samples.push( ...( reports.length ? reports : [ event ] ).map( sampleOf ) );
		if ( mine.isDrag ) {
			element!.style.translate = `${ event.clientX - mine.x }px`;
		}
	} );
	useMine( 'pointerup', ( event, { isDrag, samples } ) => {
		const way = isDrag ? thrown( [ ...samples, sampleOf( event ) ], element!.offsetWidth ) : 0;
		if ( way ) {
			press.current = undefined;
			element!.classList.remove( 'is-dragged' );
			onThrown( way );
		} else {
			letGo();
		}
	} );
	useMine( 'pointercancel', letGo );
};

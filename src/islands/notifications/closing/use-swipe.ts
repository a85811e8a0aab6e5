import { useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';
import { throwDirection, type Sample } from './swipe';

/** CSS pixels sideways before a press becomes a drag: smaller movements are an unsteady tap. */
const SLOP = 10;

/** A press, from start to end. */
interface Press {
	x: number;
	y: number;
	pointerId: number;
	samples: Sample[];
	isDrag: boolean;
}

const sampleOf = ( { clientX, timeStamp }: PointerEvent ): Sample => ( {
	x: clientX,
	time: timeStamp,
} );

/** Whether a mouse selects text, so that it must not drag. A finger does not select while it moves. */
const selectsText = ( { pointerType }: PointerEvent ) =>
	pointerType === 'mouse' && ! getSelection()?.isCollapsed;

/**
 * Hook that lets an element be dragged sideways. The element follows the pointer. When released, it springs back, or is
 * thrown off if the movement ended fast or went far. Vertical movement stays the browser's, for scrolling
 * (`touch-action: pan-y`).
 *
 * @param element  Null while it must not move.
 * @param onThrown Receives the direction: -1 to the left, 1 to the right.
 */
export const useSwipe = (
	element: HTMLElement | null,
	onThrown: ( direction: -1 | 1 ) => void
) => {
	const press = useRef< Press >();
	/** Hook that listens only to the pointer that pressed. */
	const usePointerListener = (
		type: string,
		listener: ( event: PointerEvent, press: Press ) => void
	) =>
		useListener< PointerEvent >( element, type, ( event ) => {
			if ( press.current?.pointerId === event.pointerId ) {
				listener( event, press.current );
			}
		} );
	const springBack = () => {
		press.current = undefined;
		element?.classList.remove( 'is-dragged' );
		element?.style.removeProperty( 'translate' );
	};

	useListener< PointerEvent >( element, 'pointerdown', ( event ) => {
		if ( event.isPrimary && event.button === 0 ) {
			const { clientX: x, clientY: y, pointerId } = event;
			press.current = { x, y, pointerId, samples: [ sampleOf( event ) ], isDrag: false };
		}
	} );
	usePointerListener( 'pointermove', ( event, current ) => {
		const distance = Math.abs( event.clientX - current.x );
		const isSideways = distance > SLOP && distance > Math.abs( event.clientY - current.y );
		if ( ! current.isDrag && isSideways && ! selectsText( event ) ) {
			// From here on, links below the pointer are not pressed.
			element!.setPointerCapture( event.pointerId );
			element!.classList.add( 'is-dragged' );
			current.isDrag = true;
		}
		// A busy page gets one event for several reports of the screen.
		const reports = event.getCoalescedEvents?.() ?? [];
		current.samples.push( ...( reports.length ? reports : [ event ] ).map( sampleOf ) );
		if ( current.isDrag ) {
			element!.style.translate = `${ event.clientX - current.x }px`;
		}
	} );
	usePointerListener( 'pointerup', ( event, { isDrag, samples } ) => {
		const direction = isDrag
			? throwDirection( [ ...samples, sampleOf( event ) ], element!.offsetWidth )
			: 0;
		if ( direction ) {
			press.current = undefined;
			element!.classList.remove( 'is-dragged' );
			onThrown( direction );
		} else {
			springBack();
		}
	} );
	usePointerListener( 'pointercancel', springBack );
};

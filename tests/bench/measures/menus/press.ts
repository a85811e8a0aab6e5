import type { BrowserContext, Page } from '@playwright/test';
import type { Target } from './targets';
import { slowDown } from './visitor';

/** Leaves in `window.painted` the milliseconds from the next press to the frame that shows the element, or hides it. */
const watch = ( page: Page, selector: string, isShownThen: boolean ) =>
	page.evaluate(
		( [ watched, awaited ] ) => {
			// Methods, since tsx wraps functions with a call that the page does not know.
			const frames = {
				shows() {
					const element = document.querySelector( watched );
					if ( ! element ) {
						return false;
					}
					const { visibility, opacity } = getComputedStyle( element );
					return (
						element.getBoundingClientRect().height > 1 &&
						visibility === 'visible' &&
						Number( opacity ) > 0.02
					);
				},
				look( since: number ) {
					requestAnimationFrame( () => {
						if ( frames.shows() !== awaited ) {
							frames.look( since );
							return;
						}
						const { port1, port2 } = new MessageChannel(); // Told after the frame.
						port1.onmessage = () =>
							Object.assign( window, { painted: performance.now() - since } );
						port2.postMessage( null );
					} );
				},
			};
			addEventListener( 'pointerdown', ( { timeStamp } ) => frames.look( timeStamp ), {
				capture: true,
				once: true,
			} );
		},
		[ selector, isShownThen ] as const
	);

/** Milliseconds from a press to the paint of what it shows or hides. */
export async function pressToPaint(
	context: BrowserContext,
	{ open, press, shows, hides, device, headers }: Target
): Promise< number > {
	const page = await context.newPage();
	await page.setExtraHTTPHeaders( headers ?? {} );
	await open( page );
	await slowDown( page );
	await watch( page, shows ?? hides!, shows !== undefined );
	const pressed = page.locator( press ).first();
	await ( device.isTouch ? pressed.tap() : pressed.click() );
	const painted = await page.waitForFunction( () => Reflect.get( window, 'painted' ) as number );
	const milliseconds = await painted.jsonValue();
	await page.close();
	return milliseconds;
}

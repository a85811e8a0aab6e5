import type { Browser, BrowserContext, Page } from '@playwright/test';
import { workOf } from '../../work';
import type { Target } from './targets';
import { rest, slowDown, SLOWDOWN } from './visitor';

/** From the next press to the frame that shows the element, or hides it. */
const MARKS: [ string, string ] = [ 'pressed', 'painted' ];

/** Leaves both marks; the second one tells how many milliseconds there are between them. */
const watch = ( page: Page, selector: string, isShownThen: boolean ) =>
	page.evaluate(
		( [ watched, awaited, pressed, painted ] ) => {
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
				hear( { timeStamp }: Event ) {
					performance.mark( pressed );
					frames.look( timeStamp );
				},
				look( since: number ) {
					requestAnimationFrame( () => {
						if ( frames.shows() !== awaited ) {
							frames.look( since );
							return;
						}
						const { port1, port2 } = new MessageChannel(); // Told after the frame.
						port1.onmessage = () =>
							performance.mark( painted, { detail: performance.now() - since } );
						port2.postMessage( null );
					} );
				},
			};
			addEventListener( 'pointerdown', frames.hear, { capture: true, once: true } );
		},
		[ selector, isShownThen, ...MARKS ] as const
	);

const press = ( page: Page, { press: selector, device }: Target ) => {
	const pressed = page.locator( selector ).first();
	return device.isTouch ? pressed.tap() : pressed.click();
};

const untilPainted = async ( page: Page ): Promise< number > => {
	const painted = await page.waitForFunction(
		( name ) =>
			( performance.getEntriesByName( name )[ 0 ] as PerformanceMark | undefined )?.detail,
		MARKS[ 1 ]
	);
	return painted.jsonValue() as Promise< number >;
};

/** A page on which the thing can be pressed. */
const opened = async ( context: BrowserContext, { open, headers }: Target ): Promise< Page > => {
	const page = await context.newPage();
	await page.setExtraHTTPHeaders( headers ?? {} );
	await open( page );
	return page;
};

/** Milliseconds from a press to the paint of what it shows or hides. */
export async function pressToPaint( context: BrowserContext, target: Target ): Promise< number > {
	const page = await opened( context, target );
	await slowDown( page );
	await watch( page, target.shows ?? target.hides!, target.shows !== undefined );
	await press( page, target );
	const milliseconds = await untilPainted( page );
	await page.close();
	return milliseconds;
}

/** Milliseconds of the main thread's work for the same. */
export async function pressToPaintWork(
	browser: Browser,
	context: BrowserContext,
	target: Target
): Promise< number > {
	const page = await opened( context, target );
	await rest( page );
	await watch( page, target.shows ?? target.hides!, target.shows !== undefined );
	const work = await workOf( browser, page, MARKS, async () => {
		await press( page, target );
		await untilPainted( page );
	} );
	await page.close();
	return work * SLOWDOWN;
}

import type { Page } from '@playwright/test';

/** Times recorded in the page, in milliseconds. */
export interface Recorded {
	/** From each keystroke to the frame that shows it. */
	keys: number[];
	/** Of each interaction, as the browser measures them: from 16 on, in steps of 8. */
	interactions: number[];
	/** From a press to the frame that shows something, by the names that {@see awaitAfterPress} gave. */
	shown: Record< string, number >;
	/** Duration of the last request that stored the answers. */
	server: number;
}

/** Records keystrokes and interactions on the next page that opens. */
export const record = ( page: Page ) =>
	page.addInitScript( () => {
		const recorded = {
			keys: [] as number[],
			interactions: [] as number[],
			shown: {},
			server: 0,
		};
		Object.assign( window, { recorded } );
		addEventListener(
			'keydown',
			( { timeStamp } ) =>
				requestAnimationFrame( () => {
					const { port1, port2 } = new MessageChannel(); // Told after the frame.
					port1.onmessage = () => recorded.keys.push( performance.now() - timeStamp );
					port2.postMessage( null );
				} ),
			true
		);
		new PerformanceObserver( ( list ) =>
			( list.getEntries() as PerformanceEventTiming[] )
				.filter( ( entry ) => ( entry as { interactionId?: number } ).interactionId )
				.forEach( ( { duration } ) => recorded.interactions.push( duration ) )
		).observe( {
			type: 'event',
			durationThreshold: 16,
			buffered: true,
		} as PerformanceObserverInit );
		new PerformanceObserver( ( list ) =>
			list
				.getEntries()
				.filter( ( { name } ) => name.includes( '/submissions' ) )
				.forEach( ( { duration } ) => {
					recorded.server = duration;
				} )
		).observe( { type: 'resource' } );
	} );

/** Records, under a name, the time from the next press until an element shows. */
export const awaitAfterPress = ( page: Page, name: string, selector: string ) =>
	page.evaluate(
		( [ as, wanted ] ) => {
			// A method, since tsx wraps functions with a call that the page does not know.
			const frames = {
				look( since: number ) {
					const found = [ ...document.querySelectorAll( wanted! ) ];
					if ( ! found.some( ( one ) => one.getClientRects().length ) ) {
						requestAnimationFrame( () => frames.look( since ) );
						return;
					}
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => {
						Reflect.get( window, 'recorded' ).shown[ as! ] = performance.now() - since;
					};
					port2.postMessage( null );
				},
			};
			addEventListener(
				'click',
				( { timeStamp } ) => requestAnimationFrame( () => frames.look( timeStamp ) ),
				{ capture: true, once: true }
			);
		},
		[ name, selector ]
	);

export const recorded = async ( page: Page, name: string ): Promise< Recorded > => {
	await page.waitForFunction( ( as ) => Reflect.get( window, 'recorded' ).shown[ as ], name );
	return page.evaluate( () => Reflect.get( window, 'recorded' ) as Recorded );
};

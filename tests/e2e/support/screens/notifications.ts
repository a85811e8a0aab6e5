import type { CDPSession, Locator, Page } from '@playwright/test';
import { call } from '../site/api';

interface Post {
	id: number;
	link: string;
}

const addPage = ( title: string, paragraphs: number ) =>
	call< Post >( 'wp/v2/pages', 'POST', {
		title,
		status: 'publish',
		content:
			'<!-- wp:paragraph --><p>Read on below, where the <a href="#end">end</a> is.</p><!-- /wp:paragraph -->'.repeat(
				paragraphs
			),
	} );

/** Adds two pages with two or more site notices that show only there, critical ones first. */
export async function addNotifications( more: string[] = [] ) {
	const pages = [ await addPage( 'Notified', 30 ), await addPage( 'Notified too', 1 ) ];
	const notify = ( text: string, notificationsType: number ) =>
		call< Post >( 'wp/v2/atoll-notifications', 'POST', {
			title: text,
			status: 'publish',
			content: `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`,
			acf: { notificationsType },
			targets: { mode: 'only', pages: pages.map( ( { id } ) => id ) },
		} );
	const posts = [ await notify( 'Open until six', 0 ), await notify( 'Closed on Friday', 1 ) ];
	for ( const text of more ) {
		posts.push( await notify( text, 0 ) );
	}
	return {
		paths: pages.map( ( { link } ) => new URL( link ).pathname ),
		remove: async () => {
			for ( const { id } of posts ) {
				await call( `wp/v2/atoll-notifications/${ id }?force=true`, 'DELETE' );
			}
			for ( const { id } of pages ) {
				await call( `wp/v2/pages/${ id }?force=true`, 'DELETE' );
			}
		},
	};
}

export const notification = ( page: Page, text: string ): Locator =>
	page
		.getByRole( 'region', { name: 'Site notices' } )
		.getByRole( 'listitem' )
		.filter( { hasText: text } );

interface Movement {
	/** CSS pixels to the side. */
	across?: number;
	down?: number;
	/** Duration in milliseconds, passed to the browser, so that a busy machine does not slow the finger down. */
	lasts: number;
}

const STEPS = 10;

/** Finger on the screen, simulated through Chromium's own input. */
export class Finger {
	static async on( page: Page ): Promise< Finger > {
		return new Finger( await page.context().newCDPSession( page ) );
	}

	private constructor( private session: CDPSession ) {}

	/** Drags from the inner edge of an element, in even steps, and lets go. */
	async drag( from: Locator, { across = 0, down = 0, lasts }: Movement ): Promise< void > {
		const { x, y, height } = ( await from.boundingBox() )!;
		const began = Date.now() - lasts;
		const send = ( type: 'touchStart' | 'touchMove' | 'touchEnd', part: number ) =>
			this.session.send( 'Input.dispatchTouchEvent', {
				type,
				timestamp: ( began + lasts * part ) / 1000,
				touchPoints:
					type === 'touchEnd'
						? []
						: [ { x: x + 20 + across * part, y: y + height / 2 + down * part } ],
			} );
		await send( 'touchStart', 0 );
		for ( let step = 1; step <= STEPS; step++ ) {
			await send( 'touchMove', step / STEPS );
		}
		await send( 'touchEnd', 1 );
	}
}

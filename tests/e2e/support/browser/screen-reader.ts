import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** Script of Guidepup's virtual screen reader, which reads documents as the specifications of names and roles say. */
const FILE = resolve(
	__dirname,
	'../../../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'
);
const ADDRESS = '/virtual-screen-reader.js';

interface Virtual {
	start( options: { container: Element } ): Promise< void >;
	next(): Promise< void >;
	lastSpokenPhrase(): Promise< string >;
	spokenPhraseLog(): Promise< string[] >;
	clearSpokenPhraseLog(): Promise< void >;
}

type Reading = Window & { reader: Virtual };

/** Maximum number of phrases of a page; more would be an endless loop. */
const MOST = 2000;

/** Screen reader on a page: reads it from start to end, and records announcements. */
export class ScreenReader {
	private constructor( private page: Page ) {}

	/** Adds its script to every further page. */
	static async on( page: Page ): Promise< ScreenReader > {
		await page.route( `**${ ADDRESS }`, ( route ) =>
			route.fulfill( { path: FILE, contentType: 'text/javascript' } )
		);
		return new ScreenReader( page );
	}

	/** Starts with the current document. */
	async start(): Promise< void > {
		await this.page.evaluate( async ( address ) => {
			const { virtual } = ( await import( address ) ) as { virtual: Virtual };
			await virtual.start( { container: document.body } );
			Object.assign( window, { reader: virtual } );
		}, ADDRESS );
	}

	/** Returns the whole document, phrase by phrase. */
	read(): Promise< string[] > {
		return this.page.evaluate( async ( most ) => {
			const { reader } = window as unknown as Reading;
			await reader.clearSpokenPhraseLog();
			for ( let phrase = 0; phrase < most; phrase++ ) {
				await reader.next();
				if ( ( await reader.lastSpokenPhrase() ) === 'end of document' ) {
					break;
				}
			}
			return reader.spokenPhraseLog();
		}, MOST );
	}

	/** Returns announcements since `forget`: changes of live regions, and focused elements. */
	heard(): Promise< string[] > {
		return this.page.evaluate( () =>
			( window as unknown as Reading ).reader.spokenPhraseLog()
		);
	}

	forget(): Promise< void > {
		return this.page.evaluate( () =>
			( window as unknown as Reading ).reader.clearSpokenPhraseLog()
		);
	}
}

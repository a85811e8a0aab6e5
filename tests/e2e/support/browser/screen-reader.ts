import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** Guidepup's virtual screen reader, which reads a document as the specifications of names and roles have it. */
const FILE = resolve(
	__dirname,
	'../../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'
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

/** Phrases of any page, after which a loop would be one. */
const MOST = 2000;

/** A screen reader on a page: what it reads from top to end, and what it says by itself. */
export class ScreenReader {
	private constructor( private page: Page ) {}

	/** Has its script at hand for every page to come. */
	static async on( page: Page ): Promise< ScreenReader > {
		await page.route( `**${ ADDRESS }`, ( route ) =>
			route.fulfill( { path: FILE, contentType: 'text/javascript' } )
		);
		return new ScreenReader( page );
	}

	/** Begins with the document that the page shows now. */
	async start(): Promise< void > {
		await this.page.evaluate( async ( address ) => {
			const { virtual } = ( await import( address ) ) as { virtual: Virtual };
			await virtual.start( { container: document.body } );
			Object.assign( window, { reader: virtual } );
		}, ADDRESS );
	}

	/** All of the document, phrase by phrase. */
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

	/** What it said since `forget` without being asked: changes of live regions and what gets the focus. */
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

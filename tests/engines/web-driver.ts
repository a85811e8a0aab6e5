import { eventually } from './program';

/** The key under which W3C WebDriver names an element, https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Commands of W3C WebDriver that the walk needs, by the path that WebKit's driver has for each and Firefox' name. */
export const COMMANDS = {
	open: { path: 'url', name: 'WebDriver:Navigate' },
	find: { path: 'element', name: 'WebDriver:FindElement' },
	click: { path: 'element/{id}/click', name: 'WebDriver:ElementClick' },
	type: { path: 'element/{id}/value', name: 'WebDriver:ElementSendKeys' },
	run: { path: 'execute/sync', name: 'WebDriver:ExecuteScript' },
	press: { path: 'actions', name: 'WebDriver:PerformActions' },
	resize: { path: 'window/rect', name: 'WebDriver:SetWindowRect' },
} as const;

export type Command = keyof typeof COMMANDS;

/** A key without a letter, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const ESCAPE = '\uE00C';

/** A browser, as people use it: it is pressed and typed into as by hand. */
export class WebDriver {
	/** @param send Takes a command and its parameters to the browser, and gives its answer back. */
	constructor(
		private send: (
			command: Command,
			parameters: Record< string, unknown >
		) => Promise< unknown >
	) {}

	async open( url: string ): Promise< void > {
		await this.send( 'open', { url } );
	}

	/** Scrolls to it first, as people do: WebKit's driver does not where a few pixels are missing. */
	async click( selector: string ): Promise< void > {
		await this.ask(
			`document.querySelector( ${ JSON.stringify( selector ) } )
				.scrollIntoView( { block: 'center', behavior: 'instant' } )`
		);
		await this.send( 'click', { id: await this.find( selector ) } );
	}

	async type( selector: string, text: string ): Promise< void > {
		await this.send( 'type', { id: await this.find( selector ), text } );
	}

	async press( key: string ): Promise< void > {
		const actions = [ 'keyDown', 'keyUp' ].map( ( type ) => ( { type, value: key } ) );
		await this.send( 'press', { actions: [ { type: 'key', id: 'keyboard', actions } ] } );
	}

	/** Pixels of the whole window. */
	async resize( width: number, height: number ): Promise< void > {
		await this.send( 'resize', { width, height } );
	}

	/** @param expression What the page is asked, in JavaScript. */
	async ask( expression: string ): Promise< unknown > {
		return this.send( 'run', { script: `return ( ${ expression } );`, args: [] } );
	}

	/**
	 * Waits until the page says yes.
	 *
	 * @throws Error In one sentence, when it does not.
	 */
	async until( expression: string ): Promise< void > {
		await eventually( async () => {
			if ( ! ( await this.ask( expression ) ) ) {
				throw new Error( `never true: ${ expression }` );
			}
		} );
	}

	private async find( selector: string ): Promise< string > {
		const found = await this.send( 'find', { using: 'css selector', value: selector } );
		return ( found as Record< string, string > )[ ELEMENT ] ?? '';
	}
}

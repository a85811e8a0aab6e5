import type { Page } from '@playwright/test';

/** Focused element. */
interface Focused {
	/** Kind of its field; empty outside fields. */
	kind: string;
	name: string;
	type: string;
	value: string;
	submits: boolean;
	/** Whether it leads to the next page. */
	turns: boolean;
	/** Options of a select, in order. */
	options: string[];
}

/** Returns the answer that the person types; undefined moves on. */
export type Answer = ( focused: Focused ) => string | undefined;

const focused = ( page: Page ): Promise< Focused > =>
	page.evaluate( () => {
		const element = document.activeElement as HTMLInputElement | HTMLSelectElement | null;
		const field = element?.closest( '[data-field]' )?.className ?? '';
		return {
			kind: /atoll-field--([a-zA-Z]+)/.exec( field )?.[ 1 ] ?? '',
			name: element?.name ?? '',
			type: element?.type ?? '',
			value: element?.value ?? '',
			submits: element?.matches( '[data-atoll="submit"]' ) ?? false,
			turns: element?.matches( '[data-atoll="next"]' ) ?? false,
			options:
				element instanceof HTMLSelectElement
					? [ ...element.options ].map( ( { value } ) => value )
					: [],
		};
	} );

/** Presses the arrow key until the focused radio button or option has the answer. */
async function choose( page: Page, at: Focused, answer: string ): Promise< void > {
	if ( at.type === 'radio' ) {
		await page.keyboard.press( 'Space' );
	}
	for ( let steps = 0; steps < 50 && ( await focused( page ) ).value !== answer; steps++ ) {
		await page.keyboard.press( 'ArrowDown' );
	}
}

async function give( page: Page, at: Focused, answer: string ): Promise< void > {
	if ( at.type === 'checkbox' ) {
		await page.keyboard.press( 'Space' );
	} else if ( at.type === 'radio' || at.type === 'select-one' ) {
		await choose( page, at, answer );
	} else {
		await page.keyboard.insertText( answer );
	}
}

/**
 * Tabs through the page from the current focus, answers with `answer`, and presses Enter on the form's button, without
 * a mouse.
 *
 * @throws If 150 steps do not reach the button.
 */
export async function sendByKeyboard( page: Page, answer: Answer ): Promise< void > {
	for ( let steps = 0; steps < 150; steps++ ) {
		await page.keyboard.press( 'Tab' );
		const at = await focused( page );
		if ( at.submits ) {
			await page.keyboard.press( 'Enter' );
			return;
		}
		const given = answer( at );
		if ( given !== undefined ) {
			await give( page, at, given );
		}
	}
	throw new Error( 'The form’s button cannot be reached with the Tab key.' );
}

/** Selects several options of a list: the first alone, each further one in addition. */
async function chooseSeveral( page: Page, options: string[], answers: string[] ): Promise< void > {
	await page.keyboard.press( 'Home' );
	let at = 0;
	for ( const answer of answers ) {
		for ( ; options[ at ] !== answer; at++ ) {
			await page.keyboard.press( 'Control+ArrowDown' );
		}
		if ( at > 0 ) {
			await page.keyboard.press( 'Control+Space' );
		}
	}
}

/**
 * Fills in a form of several pages with only the keyboard, and submits it.
 *
 * @param answers Answers by input name; a list for inputs that share a name, in order.
 * @throws If 200 steps do not reach the last button.
 */
export async function completeByKeyboard(
	page: Page,
	answers: Record< string, string | string[] >
): Promise< void > {
	const left = new Map(
		Object.entries( answers ).map( ( [ name, given ] ) => [ name, [ given ].flat() ] )
	);
	for ( let steps = 0; steps < 200; steps++ ) {
		await page.keyboard.press( 'Tab' );
		const at = await focused( page );
		if ( at.submits || at.turns ) {
			await page.keyboard.press( 'Enter' );
			if ( at.submits ) {
				return;
			}
			await page.locator( ':focus[data-atoll="page-title"]' ).waitFor();
			continue;
		}
		const given = left.get( at.name ) ?? [];
		if ( at.type === 'select-multiple' ) {
			await chooseSeveral( page, at.options, given.splice( 0 ) );
		} else if (
			given[ 0 ] !== undefined &&
			( at.type !== 'checkbox' || at.value === given[ 0 ] )
		) {
			await give( page, at, given.shift()! );
		}
	}
	throw new Error( 'The form’s button cannot be reached with the Tab key.' );
}

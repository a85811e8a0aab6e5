import type { Page } from '@playwright/test';

/** What has the focus. */
interface Focused {
	/** Kind of its field; empty outside of fields. */
	kind: string;
	name: string;
	type: string;
	value: string;
	submits: boolean;
	/** A select's choices, in order. */
	options: string[];
}

/** How the person at the keyboard answers; undefined passes on. */
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
			options:
				element instanceof HTMLSelectElement
					? [ ...element.options ].map( ( { value } ) => value )
					: [],
		};
	} );

/** Presses the arrow until the focused radio button or option holds the answer. */
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
 * Tabs through the page from where it is, answers what `answer` answers, and presses Enter on
 * the form's button. No mouse anywhere.
 *
 * @throws When 150 steps do not reach the button.
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

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Axe = typeof axe;

/** Without its comments. */
const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** Half a megabyte: a page that has it needs no more. */
const bring = ( page: Page ) =>
	Promise.all(
		page.frames().map( async ( frame ) => {
			if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
				await frame.evaluate( AXE );
			}
		} )
	);

/** Milliseconds: what takes longer waits on purpose, or never ends. */
const LONGEST_FADE = 1000;

/**
 * What still fades has no contrast yet, and what begins to fade does so with the next frame. What scrolling drives has
 * no time to wait for.
 */
const atRest = ( page: Page ) =>
	page.evaluate( async ( longest ) => {
		const frame = () => new Promise( requestAnimationFrame );
		await frame();
		await frame();
		await Promise.allSettled(
			document
				.getAnimations()
				.filter( ( { effect, currentTime, playState } ) => {
					const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
					const left = Number( endTime ) - Number( currentTime );
					return playState === 'running' && left <= longest;
				} )
				.map( ( { finished } ) => finished )
		);
	}, LONGEST_FADE );

/** Rules on what the width of a window can change. */
export const LAID_OUT = [ 'color-contrast', 'target-size', 'scrollable-region-focusable' ];

interface Scope {
	/** Selector of the part that is looked at; the whole page when left out. */
	within?: string;
	/** Only these rules of axe's; all when left out. */
	rules?: string[] | undefined;
}

/**
 * What axe finds wrong in a page: rules and places only, so that a failure reads well, and that all else that axe knows
 * need not leave the page.
 */
export async function violationsOf(
	page: Page,
	{ within, rules }: Scope = {}
): Promise< string[] > {
	await bring( page );
	await atRest( page );
	const runOnly = rules && { type: 'rule' as const, values: rules };
	return page.evaluate(
		async ( { context, options } ) => {
			const { axe } = window as unknown as { axe: Axe };
			const { violations } = await axe.run( context ?? document, options );
			return violations.map(
				( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( ' ' ) }`
			);
		},
		{
			context: within && { include: [ within ] },
			options: { resultTypes: [ 'violations' as const ], ...( runOnly && { runOnly } ) },
		}
	);
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Axe = typeof axe;

/** Source of axe. */
const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** Adds axe, half a megabyte, to a page that does not have it. */
const bring = ( page: Page ) =>
	Promise.all(
		page.frames().map( async ( frame ) => {
			if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
				await frame.evaluate( AXE );
			}
		} )
	);

/** Milliseconds; longer animations wait on purpose, or never end. */
const LONGEST_FADE = 1000;

/**
 * Waits for the end of animations. An element that fades has no final contrast yet, and a fade starts in the next
 * frame. Animations driven by scrolling have no duration to wait for.
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

/** Rules whose results depend on the width of the window. */
export const LAID_OUT = [ 'color-contrast', 'target-size', 'scrollable-region-focusable' ];

interface Scope {
	/** Selector of the part to check; the whole page by default. */
	within?: string;
	/** Rules of axe to check; all by default. */
	rules?: string[] | undefined;
}

/**
 * Returns axe's violations in a page: only rules and places, so that a failure is readable and less data is
 * transferred.
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe of the builder, without its comments. */
const AXE = readFileSync(
	createRequire( require.resolve( '@axe-core/playwright' ) ).resolve( 'axe-core/axe.min.js' ),
	'utf8'
);

/** The builder would bring a megabyte and a half, twice for each look; a page that has it needs no more. */
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

/** What still fades has no contrast yet. What scrolling drives has no time to wait for. */
const atRest = ( page: Page ) =>
	page.evaluate(
		( longest ) =>
			Promise.allSettled(
				document
					.getAnimations()
					.filter( ( { effect, currentTime, playState } ) => {
						const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
						const left = Number( endTime ) - Number( currentTime );
						return playState === 'running' && left <= longest;
					} )
					.map( ( { finished } ) => finished )
			),
		LONGEST_FADE
	);

const NOTHING = '0';

/** Rules on what the width of a window can change. */
export const LAID_OUT = [ 'color-contrast', 'target-size', 'scrollable-region-focusable' ];

interface Scope {
	/** Selector of the part that is looked at; the whole page when left out. */
	within?: string;
	/** Only these rules of axe's; all when left out. */
	rules?: string[] | undefined;
}

/**
 * What axe finds wrong in a page: rules and places only, so that a failure reads well.
 *
 * In legacy mode, since axe otherwise sums up in a blank page of its own: a whole process each time, for
 * frames of other origins that these pages do not have.
 */
export async function violationsOf(
	page: Page,
	{ within, rules }: Scope = {}
): Promise< string[] > {
	await bring( page );
	await atRest( page );
	const axe = new AxeBuilder( { page, axeSource: NOTHING } )
		.setLegacyMode()
		.options( { resultTypes: [ 'violations' ] } );
	if ( within ) {
		axe.include( within );
	}
	if ( rules ) {
		axe.withRules( rules );
	}
	const { violations } = await axe.analyze();
	return violations.map(
		( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( ' ' ) }`
	);
}

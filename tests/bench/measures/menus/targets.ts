import type { Page } from '@playwright/test';
import { DEFAULT_THEME } from '../theme';

/** What is pressed, and what the press shows. */
export interface Target {
	name: string;
	/** Pixels. */
	width: number;
	/** A finger presses it; else a mouse does. */
	isTouch: boolean;
	/** Of the page's request; tests/bench/site reads them. */
	headers: Record< string, string >;
	open( page: Page ): Promise< unknown >;
	press: string;
	shows: string;
	/** Milliseconds that it may take at most; none for what is only compared with. */
	goal?: number;
}

export const ISLAND = '[data-island="header"]';
const WIDE = { width: 1280, isTouch: false, headers: {} };
const NARROW = { width: 412, isTouch: true, headers: {} };

/** WordPress as it comes: its theme's header is the block core/navigation, with the pages of the same site. */
const CORE = { headers: { 'X-Bench-Theme': DEFAULT_THEME, 'X-Bench-Bare': '1' } };

export const visit = ( page: Page ) => page.goto( process.env.ATOLL_URL ?? '' );

/** Opens the page and wakes the island without touching a menu. */
export const wake = async ( page: Page ) => {
	await visit( page );
	await page.locator( ISLAND ).dispatchEvent( 'pointerenter' );
	await page.locator( `${ ISLAND }[data-settled]` ).waitFor();
};

/** A button that shows a line of text by itself: what the browser needs for any press. */
const FLOOR = {
	name: 'a button alone',
	open: ( page: Page ) =>
		page.setContent(
			'<button onclick="panel.hidden = ! panel.hidden">Menu</button><p id="panel" hidden>Panel</p>'
		),
	press: 'button',
	shows: '#panel',
};

const SUBMENU = {
	press: '.atoll-menu__toggle',
	shows: '.atoll-submenu',
	goal: 30,
};

const PANEL = {
	press: '.atoll-panel__label',
	shows: '.atoll-panel__sheet',
	goal: 40,
};

export const TARGETS: Target[] = [
	{ ...WIDE, ...FLOOR },
	{ ...WIDE, ...SUBMENU, name: 'submenu, before the island', open: visit },
	{ ...WIDE, ...SUBMENU, name: 'submenu, after it', open: wake },
	{
		...WIDE,
		...CORE,
		name: 'submenu, core Navigation',
		open: visit,
		press: '.wp-block-navigation-submenu__toggle',
		shows: '.wp-block-navigation__submenu-container',
	},
	{ ...NARROW, ...FLOOR },
	{ ...NARROW, ...PANEL, name: 'panel, before the island', open: visit },
	{ ...NARROW, ...PANEL, name: 'panel, after it', open: wake },
	{
		...NARROW,
		...CORE,
		name: 'panel, core Navigation',
		open: visit,
		press: '.wp-block-navigation__responsive-container-open',
		shows: '.wp-block-navigation__responsive-container.is-menu-open .wp-block-navigation-item',
	},
];

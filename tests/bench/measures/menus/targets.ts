import type { Page } from '@playwright/test';
import { DEFAULT_THEME } from '../theme';
import { NARROW, WIDE, type Device } from './visitor';

/** What is pressed, and what the press shows or hides. */
export interface Target {
	name: string;
	device: Device;
	/** Of the page's request; tests/bench/site reads them. */
	headers?: Record< string, string >;
	open( page: Page ): Promise< unknown >;
	press: string;
	/** One of the two. */
	shows?: string;
	hides?: string;
	/** Milliseconds that it may take at most; none for what is only compared with. */
	goal?: number;
}

export const ISLAND = '[data-island="header"]';

/** A page without a notification or a form, whose island would bring the header's libraries. */
const QUIET = 'about/';
const NOTIFIED = 'contact/';

/** WordPress as it comes: its theme's header is the block core/navigation, with the pages of the same site. */
const CORE = { headers: { 'X-Bench-Theme': DEFAULT_THEME, 'X-Bench-Bare': '1' } };

const go = ( page: Page, path: string ) => page.goto( new URL( path, process.env.ATOLL_URL ).href );

export const visit = ( page: Page ) => go( page, QUIET );

/** Opens the page and wakes the island without touching a menu. */
const wake = async ( page: Page ) => {
	await visit( page );
	await page.locator( ISLAND ).dispatchEvent( 'pointerover' );
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
	device: WIDE,
	press: '.atoll-menu__toggle',
	shows: '.atoll-submenu',
	goal: 30,
};

const PANEL = {
	device: NARROW,
	press: '.atoll-panel__label',
	shows: '.atoll-panel__sheet',
	goal: 30,
};

/** It shows when its island is live, so that there is no press before. */
const NOTIFICATION = {
	name: 'closing a notification',
	open: async ( page: Page ) => {
		await page.context().clearCookies(); // Which say what was closed.
		await go( page, NOTIFIED );
		await page.locator( '.atoll-notification.is-shown' ).first().waitFor();
	},
	press: '.atoll-notification__close',
	hides: '.atoll-notification',
	goal: 30,
};

export const TARGETS: Target[] = [
	{ ...FLOOR, device: WIDE },
	{ ...SUBMENU, name: 'submenu, before the island', open: visit },
	{ ...SUBMENU, name: 'submenu, after it', open: wake },
	{
		...CORE,
		device: WIDE,
		name: 'submenu, core Navigation',
		open: visit,
		press: '.wp-block-navigation-submenu__toggle',
		shows: '.wp-block-navigation__submenu-container',
	},
	{ ...NOTIFICATION, device: WIDE },
	{ ...FLOOR, device: NARROW },
	{ ...PANEL, name: 'panel, before the island', open: visit },
	{ ...PANEL, name: 'panel, after it', open: wake },
	{
		...CORE,
		device: NARROW,
		name: 'panel, core Navigation',
		open: visit,
		press: '.wp-block-navigation__responsive-container-open',
		shows: '.wp-block-navigation__responsive-container.is-menu-open .wp-block-navigation-item',
	},
	{ ...NOTIFICATION, device: NARROW },
];

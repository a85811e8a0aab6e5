/**
 * Walks the site in languages that nobody speaks, made of all texts to translate: one longer and with accents, one
 * written from right to left. What is not in brackets was not translated; what is cut off did not fit.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { shippedFiles } from '../../scripts/package/pack.mjs';
import { find } from '../../scripts/system/programs.mjs';
import { readLanguage } from '../../scripts/translations/catalogue.mjs';
import { forms } from '../../scripts/translations/formats.mjs';
import { currentTexts } from '../../scripts/translations/make.mjs';
import { pseudoLanguage } from '../../scripts/translations/pseudo.mjs';
import { look } from './support/page.mjs';
import { bring, cookiesOf, speak, startSite, unpack, written } from './support/site.mjs';

const LANGUAGES = {
	en_XA: { letters: 'accents', direction: 'ltr' },
	he_XB: { letters: 'hebrew', direction: 'rtl' },
};

const PAGES = [
	'',
	'services/refinancing/',
	'resources/calculators/repayments/',
	'resources/faq/',
	'resources/',
	'contact/',
	'apply/',
	'?s=loan',
	'not-a-page/',
	'portal/login/',
];
const PRIVATE = [ 'portal/', 'portal/application/', 'portal/profile/' ];

const SCREENS = [
	'atoll-entries',
	'atoll-settings',
	'atoll-access-log',
	'atoll-import',
	'atoll-set-up',
];

const GERMAN_SCREENS = {
	'edit.php?post_type=atoll_form': 'Formulare',
	'edit.php?post_type=atoll_notification': 'Hinweise',
	'admin.php?page=atoll-entries': 'Einträge',
	'admin.php?page=atoll-settings': 'Einstellungen',
	'admin.php?page=atoll-access-log': 'Zugriffsprotokoll',
	'admin.php?page=atoll-import': 'Import und Export',
	'admin.php?page=atoll-set-up': 'Einrichten',
};

const TELEPHONE = { width: 360, height: 800 };

let site;
let browser;
let ours;
let known;

/** What settings put in place of words in braces. */
const FILLED = [
	[ /\b1[38]00 \d{3} \d{3}\b/g, '{phone}' ],
	[ /\b20\d\d\b/g, '{year}' ],
	[ /^© \{year\} /, '' ],
];

/** Words and dates of WordPress' own, which these languages leave in English. */
const OF_WORDPRESS =
	/^(\d+ [A-Z][a-z]+ \d{4}|Next Page|Previous Page|Skip to main content|Main menu)$/;

const normal = ( text ) =>
	FILLED.reduce(
		( said, [ from, to ] ) => said.replace( from, to ),
		text.replace( /\s+/g, ' ' )
	).toLowerCase();

before( async () => {
	const texts = await currentTexts();
	ours = new Set( texts.map( ( { text } ) => text ) );
	site = await startSite();
	unpack( site, await shippedFiles() );
	for ( const [ locale, { letters, direction } ] of Object.entries( LANGUAGES ) ) {
		bring( site, locale, direction, forms( locale, texts, pseudoLanguage( texts, letters ) ) );
	}
	[ 'de_DE', 'de_AT', 'de_DE_formal' ].forEach( ( locale ) => bring( site, locale, 'ltr' ) );
	known = normal( await written( site ) );
	browser = await chromium.launch( {
		executablePath: process.env.CHROMIUM_PATH ?? find( 'chromium-headless-shell', 'chromium' ),
		args: [ '--headless', '--no-sandbox', '--disable-gpu' ],
	} );
} );

after( async () => {
	await browser?.close();
	await site?.stop();
} );

/** A telephone's browser, with somebody's login. */
async function open( role ) {
	const context = await browser.newContext( { viewport: TELEPHONE, baseURL: `${ site.url }/` } );
	if ( role ) {
		await context.addCookies( await cookiesOf( site, role ) );
	}
	return context.newPage();
}

/** Texts of ours that stand there in English. WordPress' own words are not translated here, and some are ours too. */
const english = ( { outside } ) =>
	outside.filter(
		( text ) => ours.has( text ) && text.includes( ' ' ) && ! OF_WORDPRESS.test( text )
	);

/** Neither translated nor written by somebody on this site. */
const isForgotten = ( text ) =>
	/[a-z]{3}/i.test( text ) &&
	! OF_WORDPRESS.test( text ) &&
	! /^\S+@example\.com$/.test( text ) &&
	! known.includes( normal( text ) );

const problems = ( path, { outside, cut, sideways } ) => [
	...outside.filter( isForgotten ).map( ( text ) => `${ path }: “${ text }” is not translated` ),
	...cut.map( ( element ) => `${ path }: ${ element } is cut off` ),
	...( sideways > 0 ? [ `${ path }: ${ sideways } px too wide` ] : [] ),
];

async function walk( page, paths, locale ) {
	const found = [];
	for ( const path of paths ) {
		await page.goto( path );
		const seen = await look( page );
		assert.ok( seen.translated > 3, `${ path } is not in ${ locale }` );
		assert.equal( seen.direction, LANGUAGES[ locale ].direction, path );
		found.push( ...problems( path, seen ) );
	}
	return found;
}

for ( const locale of Object.keys( LANGUAGES ) ) {
	test( `${ locale }: visitors read nothing that is not translated, cut off or too wide`, async () => {
		await speak( site, locale );
		assert.deepEqual( await walk( await open(), PAGES, locale ), [] );
	} );

	test( `${ locale }: nor do clients`, async () => {
		assert.deepEqual( await walk( await open( 'atoll_client' ), PRIVATE, locale ), [] );
	} );

	test( `${ locale }: a form says in it what is to be mended`, async () => {
		const page = await open();
		await page.goto( 'contact/' );
		await page.locator( '.atoll-form button[type="submit"]' ).last().click();
		await page.locator( '.atoll-form [aria-invalid="true"]' ).first().waitFor();
		assert.deepEqual( problems( 'contact/, sent empty', await look( page ) ), [] );
	} );

	test( `${ locale }: screens of wp-admin say all of our texts in it`, async () => {
		const page = await open( 'administrator' );
		const found = [];
		for ( const screen of SCREENS ) {
			await page.goto( `wp-admin/admin.php?page=${ screen }` );
			await page.waitForLoadState( 'networkidle' );
			const seen = await look( page );
			assert.ok( seen.translated > 3, `${ screen } is not in ${ locale }` );
			found.push(
				...english( seen ).map( ( text ) => `${ screen }: “${ text }” is not translated` )
			);
		}
		assert.deepEqual( found, [] );
	} );
}

test( 'German comes with the zip', async () => {
	await speak( site, 'de_DE' );
	const page = await open();
	await page.goto( 'portal/login/' );
	await page.getByRole( 'button', { name: 'Anmelden' } ).waitFor();
	await page.goto( 'contact/' );
	await page
		.getByRole( 'button', { name: 'Senden' } )
		.or( page.getByText( '(freiwillig)' ) )
		.first()
		.waitFor();
} );

for ( const locale of [ 'de_AT', 'de_DE_formal' ] ) {
	test( `${ locale } reads the German that there is, from PHP and from scripts`, async () => {
		await speak( site, locale );
		const page = await open();
		await page.goto( 'portal/login/' );
		await page.getByRole( 'button', { name: 'Anmelden' } ).waitFor();
		const staff = await open( 'administrator' );
		await staff.goto( 'wp-admin/admin.php?page=atoll-settings' );
		await staff.getByRole( 'heading', { name: 'Einstellungen', exact: true } ).waitFor();
		await staff.getByText( 'Kundenportal', { exact: true } ).first().waitFor();
	} );
}

test( 'wp-admin is German, and fits a telephone', async () => {
	await speak( site, 'de_DE' );
	const said = readLanguage( 'de_DE' );
	const same = new Set( [ ...said ].filter( ( [ key, [ one ] ] ) => key === one ).flat( 2 ) );
	const page = await open( 'administrator' );
	for ( const [ screen, title ] of Object.entries( GERMAN_SCREENS ) ) {
		await page.goto( `wp-admin/${ screen }` );
		await page.getByRole( 'heading', { name: title, exact: true } ).first().waitFor();
		const seen = await look( page );
		const left = english( seen ).filter( ( text ) => ! same.has( text ) );
		assert.deepEqual( left, [], screen );
		assert.ok( seen.sideways <= 0, `${ screen } is ${ seen.sideways } px too wide` );
	}
} );

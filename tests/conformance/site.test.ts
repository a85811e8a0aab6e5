/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( path: string ) => readFileSync( join( __dirname, '../..', path ), 'utf8' );
const settings = ( group: string ) =>
	JSON.parse( read( `contract/settings/${ group }.json` ) ).settings;

it( 'the site version is 0.7.23, wherever it is said', () => {
	const said = [
		JSON.parse( read( 'package.json' ) ).version,
		/^ \* Version: +(\S+)$/m.exec( read( 'plugin/atoll.php' ) )?.[ 1 ],
		/^Stable tag: (\S+)$/m.exec( read( 'plugin/readme.txt' ) )?.[ 1 ],
	];

	expect( new Set( said ) ).toEqual( new Set( [ '0.7.23' ] ) );
} );

it( 'global styles are typography, buttons, forms, header and article layouts', () => {
	expect( Object.keys( settings( 'styles' ) ) ).toEqual(
		expect.arrayContaining( [ 'typography', 'buttons', 'forms', 'header', 'article' ] )
	);
} );

it( 'the library of web fonts has 27 families, each from a package that is installed', () => {
	const fonts: { id: string }[] = JSON.parse( read( 'contract/fonts/library.json' ) );
	const packages = Object.keys( JSON.parse( read( 'package.json' ) ).devDependencies );

	expect( new Set( fonts.map( ( { id } ) => id ) ).size ).toBe( 27 );
	expect( packages ).toEqual(
		expect.arrayContaining( fonts.map( ( { id } ) => `@fontsource-variable/${ id }` ) )
	);
} );

it( 'a call to action has the settings of the specification', () => {
	const entry = settings( 'header' ).headerPrimary.settings.headerCtas.settings;

	expect( Object.keys( entry ).sort() ).toEqual( [
		'headerCtaBurgerToggle',
		'headerCtaButtonHeightToggle',
		'headerCtaFormId',
		'headerCtaFormStyle',
		'headerCtaHref',
		'headerCtaLink',
		'headerCtaMobileToggle',
		'headerCtaNumber',
		'headerCtaOptionLabel',
		'headerCtaOptionStyle',
		'headerCtaToggle',
	] );
	expect( entry.headerCtaHref.choices.map( ( { value }: { value: string } ) => value ) ).toEqual(
		[ 'link', 'form', 'phone' ]
	);
} );

it( 'the company sets analytics, pixel, chat, its page, trust widget, conversion token, maps key, phone and licences', () => {
	const names = [ 'company', 'marketing', 'addresses' ].flatMap( ( group ) =>
		Object.keys( settings( group ) )
	);

	expect( names ).toEqual(
		expect.arrayContaining( [
			'analyticsId',
			'tagManagerId',
			'pixelId',
			'accessToggleFacebookChat',
			'accessFacebookChatPageId',
			'trustToggle',
			'conversionToken',
			'googleKey',
			'phone',
			'creditLicence',
			'creditRepresentative',
		] )
	);
} );

it( 'the footer has the looks of the specification', () => {
	const { footerSkin, footerCustom } = settings( 'footer' ).footerPrimary.settings;
	const values = ( { choices }: { choices: { value: string }[] } ) =>
		choices.map( ( { value } ) => value );

	expect( values( footerSkin ) ).toEqual( [ 'default', 'shirohato', 'third', 'custom' ] );
	expect( values( footerCustom ) ).toEqual( [ 'hume', 'mfis' ] );
} );

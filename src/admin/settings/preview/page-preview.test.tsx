import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as server from '../../../api/admin/settings';
import type { EditedGroup } from '../store/state';
import { PagePreview } from './page-preview';

jest.mock( '../../../api/admin/settings', () => ( {
	...jest.requireActual( '../../../api/admin/settings' ),
	trySettings: jest.fn(),
} ) );
jest.mock( '@wordpress/core-data', () => ( {
	useEntityRecords: () => ( {
		records: [ { link: `${ HOME }about/`, title: { rendered: 'About' } } ],
	} ),
} ) );

const HOME = 'https://example.com.au/';
const trySettings = jest.mocked( server.trySettings );

const group = ( edits: server.SettingsValues, version = 'one' ): EditedGroup => ( {
	name: 'header',
	title: 'Header',
	description: '',
	links: [],
	settings: {},
	values: { headerMenu: 7, headerWidth: 'wide' },
	version,
	edits,
	problems: {},
	conflict: null,
} );

beforeAll( () => {
	window.atollSettings = { home: HOME, forms: [] };
	window.matchMedia = () =>
		( { matches: true, addEventListener() {}, removeEventListener() {} } ) as never;
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );

let tokens = 0;
beforeEach( () => {
	jest.useFakeTimers();
	tokens = 0;
	trySettings.mockReset().mockImplementation( async () => ( { atoll_tried: `${ ++tokens }` } ) );
} );

const wait = () => act( () => jest.advanceTimersByTimeAsync( 500 ) );
const address = () => screen.getByTitle( 'Preview of the site' ).getAttribute( 'src' );
const note = () =>
	within( screen.getByLabelText( 'Preview' ) ).queryByText( /does not show your last changes/ );

it( 'tries what was changed and nothing else, as saving does', async () => {
	render( <PagePreview group={ group( { headerWidth: 'narrow' } ) } /> );
	await wait();
	expect( trySettings.mock.calls ).toEqual( [ [ 'header', { headerWidth: 'narrow' } ] ] );
	expect( address() ).toBe( `${ HOME }?atoll_tried=1` );
} );

it( 'shows the page as it is saved meanwhile', () => {
	render( <PagePreview group={ group( {} ) } /> );
	expect( address() ).toBe( `${ HOME }?atoll_tried=saved` );
} );

it( 'shows what is kept once that is another', async () => {
	const { rerender } = render( <PagePreview group={ group( {} ) } /> );
	await wait();
	rerender( <PagePreview group={ group( {}, 'two' ) } /> );
	await wait();
	expect( address() ).toBe( `${ HOME }?atoll_tried=2` );
} );

it( 'says so while it cannot show the last changes', async () => {
	const { rerender } = render( <PagePreview group={ group( {} ) } /> );
	await wait();
	trySettings.mockRejectedValueOnce( new Error( 'refused' ) );
	rerender( <PagePreview group={ group( { headerWidth: 'odd' } ) } /> );
	await wait();
	expect( address() ).toBe( `${ HOME }?atoll_tried=1` );
	expect( note() ).toBeVisible();

	rerender( <PagePreview group={ group( { headerWidth: 'narrow' } ) } /> );
	await wait();
	expect( address() ).toBe( `${ HOME }?atoll_tried=2` );
	expect( note() ).not.toBeInTheDocument();
} );

it( 'asks anew for each page that is chosen, since what is tried is forgotten after some minutes', async () => {
	render( <PagePreview group={ group( {} ) } /> );
	await wait();
	fireEvent.change( screen.getByLabelText( 'Page' ), { target: { value: `${ HOME }about/` } } );
	expect( address() ).toBe( `${ HOME }?atoll_tried=1` );
	await wait();
	expect( address() ).toBe( `${ HOME }about/?atoll_tried=2` );
} );

it( 'opens another page also while the last changes are refused', async () => {
	render( <PagePreview group={ group( {} ) } /> );
	await wait();
	trySettings.mockRejectedValue( new Error( 'refused' ) );
	fireEvent.change( screen.getByLabelText( 'Page' ), { target: { value: `${ HOME }about/` } } );
	await wait();
	expect( address() ).toBe( `${ HOME }about/?atoll_tried=1` );
} );

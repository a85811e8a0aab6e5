import { act, render, screen } from '@testing-library/react';
import * as server from '../../api/admin/settings';
import { Screen } from './screen';

jest.mock( '../../api/admin/settings' );

const useEntityRecords = jest.fn();
jest.mock( '@wordpress/core-data', () => ( {
	store: {},
	useEntityRecord: () => ( {} ),
	useEntityRecords: () => useEntityRecords(),
} ) );

const HOME = 'https://example.com.au/loans/';

const GROUP: server.SettingsGroup = {
	name: 'footer',
	title: 'Footer',
	description: '',
	links: [],
	settings: { words: { type: 'string', title: 'Words' } },
	values: { words: '' },
	version: 'one',
};

beforeAll( () => {
	window.atollSettings = { home: HOME, forms: [] };
	window.matchMedia = () =>
		( { matches: true, addEventListener() {}, removeEventListener() {} } ) as never;
	Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out.
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );

const open = async () => {
	jest.mocked( server.listSettings ).mockResolvedValue( [ GROUP ] );
	await act( async () => void render( <Screen /> ) );
};

it( 'shows the site’s first page beside the settings, whatever the admin bar has', async () => {
	useEntityRecords.mockReturnValue( {} );
	await open();
	expect( screen.getByTitle( 'Preview of the site' ) ).toHaveAttribute(
		'src',
		`${ HOME }?atoll_tried=saved`
	);
} );

it( 'keeps the settings where their preview fails', async () => {
	useEntityRecords.mockImplementation( () => {
		throw new Error( 'no pages' );
	} );
	await open();
	expect( screen.getByLabelText( 'Words' ) ).toBeVisible();
	expect( screen.queryByTitle( 'Preview of the site' ) ).not.toBeInTheDocument();
	expect( console ).toHaveErrored(); // React logs the error.
} );

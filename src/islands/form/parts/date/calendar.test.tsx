import { render } from '@testing-library/react';
import type { PublicField } from '../../../../contract/public-definition';
import type { FormTexts } from '../../../../contract/texts';
import { Calendar } from './calendar';

const localeOn = ( language: string ) => {
	document.documentElement.lang = language;
	const { container } = render(
		<Calendar
			field={ {} as PublicField }
			texts={ {} as FormTexts }
			value=""
			onPick={ () => {} }
		/>
	);
	return container.querySelector( 'calendar-date' )!.getAttribute( 'locale' );
};

afterEach( () => document.documentElement.removeAttribute( 'lang' ) );

it.each( [
	[ 'en-AU', 'en-AU' ],
	[ 'de-DE', 'de-DE' ],
	[ 'pt-PT-ao90', 'pt-PT' ], // An orthography that WordPress names, and no browser knows.
	[ '', 'en-AU' ],
] )( 'names months and days in the language of a page in “%s”', ( page, locale ) => {
	expect( localeOn( page ) ).toBe( locale );
	expect( () => new Intl.DateTimeFormat( locale ) ).not.toThrow();
} );

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
	[ 'en-AU', 'December 2024' ],
	[ 'de-DE', 'Dezember 2024' ],
	[ 'pt-PT-ao90', 'dezembro de 2024' ], // A spelling that WordPress has a locale for, but no browser.
	[ '', 'December 2024' ],
	[ 'fa-IR', 'دسامبر 2024' ], // The locale's own calendar has other months and digits.
	[ 'th', 'ธันวาคม 2024' ], // The locale's own calendar has other years.
] )( 'names the months and years that it counts on a page in “%s”', ( page, month ) => {
	const { format } = new Intl.DateTimeFormat( localeOn( page )!, {
		month: 'long',
		year: 'numeric',
	} );
	expect( format( new Date( 2024, 11, 15 ) ) ).toBe( month );
} );

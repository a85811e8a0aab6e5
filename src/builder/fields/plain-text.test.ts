import { toPlain, toRich } from './plain-text';

it.each( [ 'Terms & conditions', 'Income < $50,000', '&amp; as it stands', 'Caf\u00e9 "Sol"' ] )(
	'keeps %s through the editor',
	( text ) => {
		expect( toPlain( toRich( text ) ) ).toBe( text );
	}
);

it( 'takes the words alone of what is pasted', () => {
	expect( toPlain( 'Your <strong>name</strong><br>and more&nbsp;' ) ).toBe(
		'Your name and more '
	);
} );

it( 'begins with the first letter', () => {
	expect( toPlain( ' Name' ) ).toBe( 'Name' );
} );

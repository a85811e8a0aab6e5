/** @jest-environment node */
import email from '../../../../contract/fields/email/kind.json';
import html from '../../../../contract/fields/html/kind.json';
import quiz from '../../../../contract/fields/quiz/kind.json';
import radio from '../../../../contract/fields/radio/kind.json';
import select from '../../../../contract/fields/select/kind.json';
import text from '../../../../contract/fields/text/kind.json';
import type { EditorData, Kind } from '../../editor-data';
import { convertibleKinds } from './convertible-kinds';

const kinds = { email, html, quiz, radio, select, text } as unknown as EditorData[ 'kinds' ];
const namesOfConvertible = ( kind: unknown ) =>
	convertibleKinds( kind as Kind, kinds ).map( ( one ) => one.kind );

it( 'turns text into text and choices into choices, and nothing into what its answers would not fit', () => {
	expect( namesOfConvertible( text ) ).toEqual( [ 'email' ] );
	expect( namesOfConvertible( radio ) ).toEqual( [ 'select' ] );
	expect( namesOfConvertible( quiz ) ).toEqual( [] );
	expect( namesOfConvertible( html ) ).toEqual( [] );
} );

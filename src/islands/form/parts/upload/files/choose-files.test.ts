/** @jest-environment node */
import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../../contract/public-definition';
import type { FormTexts } from '../../../../../contract/texts';
import { chooseFiles } from './choose-files';

const texts = {
	uploadExtra: 'At most {max}. Left out: {filenames}.',
	uploadExtraOne: 'One only. Left out: {filenames}.',
} as FormTexts;

const field = ( changes: Partial< PublicField > = {} ) =>
	( {
		id: 6,
		multipleFiles: true,
		maxFiles: 2,
		rules: [
			{ rule: 'extension', of: 'name', extensions: [ 'pdf' ], message: 'Not a pdf.' },
			{ rule: 'maxSize', of: 'size', max: 0.001, message: 'Too large.' },
		],
		...changes,
	} ) as PublicField;

const file = ( name: string, size = 10 ) => new File( [ new Uint8Array( size ) ], name );
const item = ( name: string, changes: Partial< UploadItem > = {} ) =>
	( { key: name, field: 6, name, size: 10, state: 'done', ...changes } ) as UploadItem;
const names = ( files: Array< { name: string } > ) => files.map( ( { name } ) => name );

it( 'takes as many as there is room for, and says which are left out', () => {
	const { extra, accepted } = chooseFiles(
		field(),
		[ file( 'a.pdf' ), file( 'b.pdf' ) ],
		[ item( 'x.pdf' ) ],
		texts
	);
	expect( names( accepted ) ).toEqual( [ 'a.pdf' ] );
	expect( extra ).toBe( 'At most 2. Left out: b.pdf.' );
} );

it( 'takes no more than the form says, also of a kind without a usual maximum', () => {
	const { accepted } = chooseFiles(
		field( { maxFiles: undefined } ),
		[ file( 'a.pdf' ), file( 'b.pdf' ) ],
		[],
		texts
	);
	expect( names( accepted ) ).toEqual( [ 'a.pdf' ] );
} );

it( 'takes a file that it has once more in its own place, since the server may have lost it', () => {
	const again = new File( [ new Uint8Array( 10 ) ], 'a.pdf', { lastModified: 5 } );
	const choose = ( modified: number ) =>
		chooseFiles(
			field(),
			[ again ],
			[ item( 'a.pdf', { modified } ), item( 'x.pdf', { modified: 5 } ) ],
			texts
		);
	expect( names( choose( 5 ).accepted ) ).toEqual( [ 'a.pdf' ] );
	// The last modification of a file that came with the form is unknown.
	expect( names( choose( 0 ).accepted ) ).toEqual( [ 'a.pdf' ] );
	expect( choose( 4 ).extra ).toBe( 'At most 2. Left out: a.pdf.' );
} );

it( 'lets a file that it has take the place of one that was chosen after it', () => {
	const later = item( 'b.pdf', { state: 'sending' } );
	const { replaced } = chooseFiles(
		field( { multipleFiles: false } ),
		[ file( 'a.pdf' ) ],
		[ item( 'a.pdf' ), later ],
		texts
	);
	expect( replaced ).toEqual( [ later ] );
} );

it( 'sends nothing that the form knows to be wrong', () => {
	const { refused, accepted } = chooseFiles(
		field(),
		[ file( 'a.exe' ), file( 'b.pdf', 2000 ), file( 'C.PDF' ) ],
		[],
		texts
	);
	expect( names( accepted ) ).toEqual( [ 'C.PDF' ] );
	expect( refused.map( ( one ) => [ one.file.name, one.message ] ) ).toEqual( [
		[ 'a.exe', 'Not a pdf.' ],
		[ 'b.pdf', 'Too large.' ],
	] );
} );

it( 'judges a name without its marks of direction', () => {
	const marked = 'תלוש.pdf\u200f';
	expect( names( chooseFiles( field(), [ file( marked ) ], [], texts ).accepted ) ).toEqual( [
		marked,
	] );
} );

describe( 'where there is room for one', () => {
	const one = field( { multipleFiles: false } );
	const choose = ( chosen: File[], ...have: UploadItem[] ) =>
		chooseFiles( one, chosen, have, texts );

	it( 'takes the first, and says which are left out', () => {
		const { extra, accepted } = choose( [ file( 'a.pdf' ), file( 'b.pdf' ) ] );
		expect( names( accepted ) ).toEqual( [ 'a.pdf' ] );
		expect( extra ).toBe( 'One only. Left out: b.pdf.' );
	} );

	it( 'lets a new file replace whatever has not arrived', () => {
		const have = ( [ 'refused', 'failed', 'sending', 'partial', 'done' ] as const ).map(
			( state ) => item( state, { state } )
		);
		expect( names( choose( [ file( 'a.pdf' ) ], ...have ).replaced ) ).toEqual( [
			'refused',
			'failed',
			'sending',
			'partial',
		] );
	} );

	it( 'keeps the old one when the new one is wrong', () => {
		const { refused, replaced } = choose(
			[ file( 'a.exe' ) ],
			item( 'x.pdf' ),
			item( 'b.exe', { state: 'refused' } )
		);
		expect( names( refused.map( ( wrong ) => wrong.file ) ) ).toEqual( [ 'a.exe' ] );
		expect( names( replaced ) ).toEqual( [ 'b.exe' ] );
	} );
} );

it( 'has room for a file that completes one which was interrupted', () => {
	const have = [ item( 'a.pdf', { state: 'partial' } ), item( 'x.pdf' ) ];
	expect( names( chooseFiles( field(), [ file( 'a.pdf' ) ], have, texts ).accepted ) ).toEqual( [
		'a.pdf',
	] );
} );

it( 'gives the room of a refused file away', () => {
	const have = [ item( 'a.pdf', { state: 'refused' } ), item( 'x.pdf' ) ];
	expect( names( chooseFiles( field(), [ file( 'b.pdf' ) ], have, texts ).accepted ) ).toEqual( [
		'b.pdf',
	] );
} );

import type { UploadItem } from '@atoll/stores';
import type { PublicField } from '../../../../contract/public-definition';
import type { FormTexts } from '../../../../contract/texts';
import { chooseFiles } from './choose';

const texts = {
	uploadRefused: '{filename} - {message}',
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
	const { refused, taken } = chooseFiles(
		field(),
		[ file( 'a.pdf' ), file( 'b.pdf' ) ],
		[ item( 'x.pdf' ) ],
		texts
	);
	expect( names( taken ) ).toEqual( [ 'a.pdf' ] );
	expect( refused ).toEqual( [ 'At most 2. Left out: b.pdf.' ] );
} );

it( 'sends nothing that the form knows to be wrong', () => {
	const { refused, taken } = chooseFiles(
		field(),
		[ file( 'a.exe' ), file( 'b.pdf', 2000 ), file( 'C.PDF' ) ],
		[],
		texts
	);
	expect( names( taken ) ).toEqual( [ 'C.PDF' ] );
	expect( refused ).toEqual( [ 'a.exe - Not a pdf.', 'b.pdf - Too large.' ] );
} );

it( 'lets a new file replace the old one where there is room for one', () => {
	const one = field( { multipleFiles: false } );
	const { refused, replaced, taken } = chooseFiles(
		one,
		[ file( 'a.pdf' ), file( 'b.pdf' ) ],
		[ item( 'x.pdf' ) ],
		texts
	);
	expect( [ names( taken ), names( replaced ) ] ).toEqual( [ [ 'a.pdf' ], [ 'x.pdf' ] ] );
	expect( refused ).toEqual( [ 'One only. Left out: b.pdf.' ] );
} );

it( 'keeps the old one when the new one is wrong', () => {
	const one = field( { multipleFiles: false } );
	expect( chooseFiles( one, [ file( 'a.exe' ) ], [ item( 'x.pdf' ) ], texts ).replaced ).toEqual(
		[]
	);
} );

it( 'has room for a file that completes one which was interrupted', () => {
	const have = [ item( 'a.pdf', { state: 'partial' } ), item( 'x.pdf' ) ];
	expect( names( chooseFiles( field(), [ file( 'a.pdf' ) ], have, texts ).taken ) ).toEqual( [
		'a.pdf',
	] );
} );

it( 'gives the room of a refused file away', () => {
	const have = [ item( 'a.pdf', { state: 'refused' } ), item( 'x.pdf' ) ];
	expect( names( chooseFiles( field(), [ file( 'b.pdf' ) ], have, texts ).taken ) ).toEqual( [
		'b.pdf',
	] );
} );

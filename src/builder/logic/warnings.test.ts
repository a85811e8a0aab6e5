/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import cases from '../../../contract/logic/warnings.json';
import texts from '../../../contract/texts/problems.json';
import type { EditorData, Kind } from '../editor-data';
import { formFields } from '../fields/form-fields';
import type { Block } from '../form-blocks';
import { findingsOf, problemText } from './findings';
import type { ConditionalLogic } from './types';

interface Source {
	name: string;
	fields: {
		id: number;
		label: string;
		page?: number;
		conditionalLogic?: ConditionalLogic;
	}[];
	pageList?: { conditionalLogic?: ConditionalLogic }[];
	warnings: { sentence: string }[];
}

const FIELDS = 'contract/fields';
const kinds = Object.fromEntries(
	readdirSync( FIELDS, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => [
			name,
			JSON.parse( readFileSync( `${ FIELDS }/${ name }/kind.json`, 'utf8' ) ) as Kind,
		] )
) as EditorData[ 'kinds' ];

const block = ( name: string, attributes: object ) =>
	( { name, attributes, innerBlocks: [] } ) as unknown as Block;

const nameOf = ( { id, label }: Source[ 'fields' ][ number ] ) =>
	( label === '' ? texts.field : texts.fieldLabelled )
		.replace( '{id}', String( id ) )
		.replace( '{label}', label );

/** Same cases as in tests/php/unit/Engine/Compiling/WarningsTest.php. */
it.each( cases as unknown as Source[] )(
	'$name',
	( { fields: source, pageList = [ {} ], warnings } ) => {
		const blocks = pageList.flatMap( ( page, index ) => [
			...( index > 0 ? [ block( 'atoll/page-break', page ) ] : [] ),
			...source
				.filter( ( { page: fieldPage = 0 } ) => fieldPage === index )
				.map( ( field ) => block( 'atoll/field', field ) ),
		] );
		const fields = formFields( blocks, kinds );
		const findings = [
			...source.flatMap( ( field ) =>
				findingsOf( field.conditionalLogic, fields, {
					subject: nameOf( field ),
					ownId: field.id,
				} )
			),
			...pageList.flatMap( ( { conditionalLogic }, index ) =>
				findingsOf( conditionalLogic, fields, {
					subject: `Page ${ index + 1 }`,
					pageFieldIds: fields
						.filter( ( { page } ) => page === index )
						.map( ( { id } ) => id ),
				} )
			),
		];
		expect( findings.map( ( finding ) => problemText( finding, texts ) ) ).toEqual(
			warnings.map( ( { sentence } ) => sentence )
		);
	}
);

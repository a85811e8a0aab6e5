/** @jest-environment node */
import file from '../../../contract/fields/fileupload/kind.json';
import html from '../../../contract/fields/html/kind.json';
import fieldSettings from '../../../contract/fields/settings.json';
import submitButton from '../../../contract/fields/submitButton/kind.json';
import type { EditorData, Kind } from '../editor-data';
import type { FieldAttributes } from './attributes';
import { panelsOf } from './panels';

const settingsOf = ( kind: unknown, attributes = {} ) =>
	panelsOf( kind as Kind, attributes, fieldSettings as EditorData ).flatMap( ( { settings } ) =>
		settings.map( ( { setting } ) => setting )
	);

it( 'shows what the kind lets an editor set, and what every question has', () => {
	expect( settingsOf( html ) ).toEqual( [
		'content',
		'conditionalLogic',
		'columnSpan',
		'adminLabel',
		'cssClass',
	] );
	expect( settingsOf( submitButton ) ).toEqual( [ 'label', 'conditionalLogic', 'cssClass' ] );
} );

it( 'shows a setting only where another one calls for it', () => {
	expect( settingsOf( file ) ).not.toContain( 'maxFiles' );
	expect( settingsOf( file, { multipleFiles: true } ) ).toContain( 'maxFiles' );
} );

it( 'shows the condition of a section where a question came with one', () => {
	const sectionLogic = { actionType: 'show', logicType: 'all', rules: [] };
	expect( settingsOf( html, { sectionLogic } ) ).toContain( 'sectionLogic' );
} );

it( 'opens what something is set in', () => {
	const panel = ( attributes: FieldAttributes ) =>
		panelsOf( file as unknown as Kind, attributes, fieldSettings as EditorData ).find(
			( one ) => one.panel === 'messages'
		);
	expect( panel( {} )?.isOpen ).toBe( false );
	expect( panel( { errorMessage: 'Please add it.' } )?.isOpen ).toBe( true );
} );

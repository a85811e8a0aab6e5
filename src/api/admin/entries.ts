import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type { ListExportColumns } from '../../contract/rest/atoll/entries-columns';
import type { CountEntries } from '../../contract/rest/atoll/entries-counts';
import type { DeleteEntries } from '../../contract/rest/atoll/entries-delete';
import type { ListFormFields } from '../../contract/rest/atoll/entries-fields';
import type { ListEntryForms } from '../../contract/rest/atoll/entries-forms';
import type { ListEntryRows } from '../../contract/rest/atoll/entries-list';
import type { MarkEntries } from '../../contract/rest/atoll/entries-mark';
import type { MoveEntries } from '../../contract/rest/atoll/entries-move';

/** What the list asks for; what is left out is the server's choice. */
export type EntryQuery = ListEntryRows[ 'query' ];
export type EntryList = ListEntryRows[ 'response' ];
export type EntryRow = EntryList[ 'items' ][ number ];
export type EntryCounts = CountEntries[ 'response' ];
export type EntryForm = ListEntryForms[ 'response' ][ 'forms' ][ number ];
export type EntryField = ListFormFields[ 'response' ][ 'fields' ][ number ];
export type EntryColumn = ListExportColumns[ 'response' ][ 'columns' ][ number ];
export type EntryStatus = EntryRow[ 'status' ];
export type EntryMarks = Pick< MarkEntries[ 'body' ], 'read' | 'starred' | 'held' >;
export type MovedEntries = MoveEntries[ 'response' ][ 'moved' ];

const ROOT = '/s1t2/v1/entries';

/** @throws What api-fetch throws: `{ message, code }` in words for people. */
export const listEntries = ( query: EntryQuery, signal?: AbortSignal ): Promise< EntryList > =>
	apiFetch( { path: addQueryArgs( ROOT, query ), ...( signal ? { signal } : {} ) } );

/** @param form A form's number; 0 for all of them. */
export const countEntries = ( form: number ): Promise< EntryCounts > =>
	apiFetch( { path: addQueryArgs( `${ ROOT }/counts`, form ? { form } : {} ) } );

export const listEntryForms = (): Promise< EntryForm[] > =>
	apiFetch< { forms: EntryForm[] } >( { path: `${ ROOT }/forms` } ).then(
		( { forms } ) => forms
	);

export const listEntryFields = ( form: number ): Promise< EntryField[] > =>
	apiFetch< { fields: EntryField[] } >( { path: `${ ROOT }/forms/${ form }` } ).then(
		( { fields } ) => fields
	);

/** @param form A form's number, for its answers too; 0 for what entries of any form have. */
export const listExportColumns = ( form: number ): Promise< EntryColumn[] > =>
	apiFetch< ListExportColumns[ 'response' ] >( {
		path: addQueryArgs( `${ ROOT }/columns`, form ? { form } : {} ),
	} ).then( ( { columns } ) => columns );

/** What is not named stays as it is. */
export const markEntries = ( ids: number[], marks: EntryMarks ): Promise< unknown > =>
	apiFetch( { path: `${ ROOT }/mark`, method: 'POST', data: { ids, ...marks } } );

/**
 * @param mail Whether to send the mail that was held back of what leaves the spam.
 * @return Where they were, of those that were moved.
 */
export const moveEntries = (
	ids: number[],
	to: EntryStatus,
	mail = false
): Promise< MovedEntries > =>
	apiFetch< MoveEntries[ 'response' ] >( {
		path: `${ ROOT }/move`,
		method: 'POST',
		data: { ids, to, ...( mail && { mail } ) },
	} ).then( ( { moved } ) => moved );

/** For good. @return Those that are gone: what is held stays. */
export const deleteEntries = ( ids: number[] ): Promise< number[] > =>
	apiFetch< DeleteEntries[ 'response' ] >( {
		path: addQueryArgs( ROOT, { ids: ids.join( ',' ) } ),
		method: 'DELETE',
	} ).then( ( { deleted } ) => deleted );

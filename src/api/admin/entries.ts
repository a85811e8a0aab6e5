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

/** The list's query; the server has defaults for omitted arguments. */
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

/** @throws The error of api-fetch: `{ message, code }` with a message for people. */
export const listEntries = ( query: EntryQuery, signal?: AbortSignal ): Promise< EntryList > =>
	apiFetch( { path: addQueryArgs( ROOT, query ), ...( signal ? { signal } : {} ) } );

/** @param form Id of a form; 0 for all forms. */
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

/** @param form Id of a form, for columns of its answers too; 0 for the columns that entries of any form have. */
export const listExportColumns = ( form: number ): Promise< EntryColumn[] > =>
	apiFetch< ListExportColumns[ 'response' ] >( {
		path: addQueryArgs( `${ ROOT }/columns`, form ? { form } : {} ),
	} ).then( ( { columns } ) => columns );

/** Marks entries; marks that are not named stay unchanged. */
export const markEntries = ( ids: number[], marks: EntryMarks ): Promise< unknown > =>
	apiFetch( { path: `${ ROOT }/mark`, method: 'POST', data: { ids, ...marks } } );

/**
 * @param mail Whether to send the notifications that were withheld from entries that leave the spam.
 * @return The former places of the entries that were moved.
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

/** Deletes entries permanently. @return The ids of deleted entries: entries on hold stay. */
export const deleteEntries = ( ids: number[] ): Promise< number[] > =>
	apiFetch< DeleteEntries[ 'response' ] >( {
		path: addQueryArgs( ROOT, { ids: ids.join( ',' ) } ),
		method: 'DELETE',
	} ).then( ( { deleted } ) => deleted );

import { __ } from '@wordpress/i18n';
import type { EntryField } from '../../../api';

export interface ExportColumn {
	id: string;
	label: string;
	/** Whether it is in the file unless somebody takes it out. */
	isUsual: boolean;
}

/** What every entry has, whatever its form (php/Entries/Export). */
const facts = (): ExportColumn[] => [
	{ id: 'id', label: __( 'Entry number', 'atoll' ), isUsual: true },
	{ id: 'date_created', label: __( 'Received', 'atoll' ), isUsual: true },
	{ id: 'form_title', label: __( 'Form', 'atoll' ), isUsual: false },
	{ id: 'source_url', label: __( 'Sent from page', 'atoll' ), isUsual: false },
	{ id: 'created_by', label: __( 'Login', 'atoll' ), isUsual: false },
	{ id: 'status', label: __( 'Where it is', 'atoll' ), isUsual: false },
	{ id: 'ip', label: __( 'IP address', 'atoll' ), isUsual: false },
	{ id: 'user_agent', label: __( 'Browser', 'atoll' ), isUsual: false },
];

/** @param fields Of the one form that is exported; none where there are several: all answers come along then. */
export const exportColumns = ( fields: EntryField[] ): ExportColumn[] => [
	...facts(),
	...fields.map( ( { id, label } ) => ( { id: String( id ), label, isUsual: true } ) ),
];

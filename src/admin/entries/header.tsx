import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EntryForm } from '../../api/admin/entries';
import { ExportButton } from './export/export-button';
import { FormPicker } from './form-picker';
import { screenData } from './screen-data';
import type { Entries } from './use-entries';
import { queryOf } from './view/address';
import { START, type ListState } from './view/list-state';
import type { Navigate } from './view/use-list-state';

interface Props {
	forms: EntryForm[];
	state: ListState;
	entries: Entries;
	navigate: Navigate;
}

/** Header of the list: the form, and the actions on all entries. */
export function Header( { forms, state, entries, navigate }: Props ) {
	const { export: canExport, log } = screenData();
	return (
		<div className="atoll-entries__header">
			<h2 tabIndex={ -1 }>{ __( 'Entries', 'atoll' ) }</h2>
			<FormPicker
				forms={ forms }
				form={ state.form }
				onChange={ ( form ) => navigate( { ...START, tab: state.tab, form } ) }
			/>
			{ canExport && (
				<ExportButton
					query={ queryOf( { ...state, page: 1 } ) }
					form={ state.form }
					count={ entries.total }
					counted={ entries.counted }
				/>
			) }
			{ log && (
				<Button __next40pxDefaultSize variant="tertiary" href={ log }>
					{ __( 'Access log', 'atoll' ) }
				</Button>
			) }
		</div>
	);
}

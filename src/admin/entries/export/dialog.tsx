import { CheckboxControl, Notice, ProgressBar, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DialogActions } from '../../../builder/dialog-actions';
import { countInSentence, formatNumber } from '../format-count';
import { screenData } from '../screen-data';
import { chosenColumns } from './columns';
import type { ExportRequest } from './download';
import { useColumns } from './use-columns';
import { useExport } from './use-export';
import { useFocusOnButton } from './use-focus-on-button';

export interface ExportDialogProps {
	query: ExportRequest[ 'query' ];
	/** Id of the form whose answers are columns too; 0 for entries of several forms. */
	form: number;
	count: number;
	/** The server's limit for counting; omitted if the count is exact or the tabs' limit applies. */
	counted?: number;
	onClose: () => void;
}

/** Dialog of an export: the columns, the number of rows, and the progress. */
export function ExportDialog( { query, form, count, counted, onClose }: ExportDialogProps ) {
	const { columns, error, load } = useColumns( form );
	const [ changed, setChanged ] = useState< Record< string, boolean > >( {} );
	const { state, start, cancel } = useExport( screenData().export! );
	const chosen = chosenColumns( columns, changed );
	const dialog = useFocusOnButton( error || state.status );

	if ( state.status === 'running' ) {
		return (
			<div className="atoll-dialog" ref={ dialog }>
				<p aria-live="polite">
					{ sprintf(
						/* translators: 1: number of entries that are done, 2: number of all. */
						__( '%1$s of %2$s entries', 'atoll' ),
						formatNumber( state.done ),
						formatNumber( state.total )
					) }
				</p>
				<ProgressBar
					className="atoll-export__bar"
					value={ ( 100 * state.done ) / Math.max( 1, state.total ) }
				/>
				<DialogActions onCancel={ cancel } />
			</div>
		);
	}
	if ( state.status === 'done' ) {
		return (
			<div className="atoll-dialog" ref={ dialog }>
				<p role="status">
					{ sprintf(
						/* translators: %s: number of entries. */
						__( 'Your file has been downloaded. Entries: %s.', 'atoll' ),
						formatNumber( state.rows )
					) }
					{ query.ids &&
						state.rows < count &&
						' ' + __( 'The others were moved or deleted meanwhile.', 'atoll' ) }
				</p>
				<DialogActions confirm={ __( 'Close', 'atoll' ) } onConfirm={ onClose } />
			</div>
		);
	}
	return (
		<div className="atoll-dialog" ref={ dialog }>
			{ ( error || state.error ) && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={
						error ? [ { label: __( 'Try again', 'atoll' ), onClick: load } ] : []
					}
				>
					{ error || state.error }
				</Notice>
			) }
			<p>
				{ sprintf(
					/* translators: %s: number of entries. */
					__( 'A CSV file for Excel, Numbers and Google Sheets. Entries: %s.', 'atoll' ),
					countInSentence( count, counted )
				) }{ ' ' }
				{ ! form &&
					__( 'Choose one form in the list to export its answers too.', 'atoll' ) }
			</p>
			{ columns.length ? (
				<fieldset className="atoll-export__columns">
					<legend>{ __( 'Columns', 'atoll' ) }</legend>
					{ columns.map( ( { key, heading } ) => (
						<CheckboxControl
							key={ key }
							label={ heading }
							checked={ chosen.includes( key ) }
							onChange={ ( is ) => setChanged( { ...changed, [ key ]: is } ) }
						/>
					) ) }
				</fieldset>
			) : (
				! error && <Spinner />
			) }
			<DialogActions
				confirm={ __( 'Download', 'atoll' ) }
				onConfirm={ () =>
					start(
						{ query: { ...query, ...( form ? { form } : {} ) }, columns: chosen },
						count
					)
				}
				onCancel={ onClose }
				disabled={ chosen.length === 0 }
			/>
		</div>
	);
}

import { Button, CheckboxControl, Notice, ProgressBar, Flex } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { listEntryFields, type EntryField } from '../../../api';
import { told } from '../told';
import { useAnswer } from '../use-answer';
import { exportColumns } from './columns';
import type { Wanted } from './download';
import { useExport } from './use-export';

const NONE: EntryField[] = [];
const fieldsOf = ( form: number ) => ( form ? listEntryFields( form ) : Promise.resolve( NONE ) );

interface Props {
	query: Wanted[ 'query' ];
	/** The one form that they are of; 0 for several. */
	form: number;
	count: number;
	onClose: () => void;
}

/** Which columns, how many rows, and how far it is. */
export function ExportDialog( { query, form, count, onClose }: Props ) {
	const [ fields ] = useAnswer( fieldsOf, form, NONE );
	const [ changed, setChanged ] = useState< Record< string, boolean > >( {} );
	const { state, begin, stop } = useExport( told().export! );
	const columns = exportColumns( fields );
	const isIn = ( { id, isUsual }: ( typeof columns )[ number ] ) =>
		changed[ id ] ?? ( isUsual || ( ! form && id === 'form_title' ) );
	const chosen = columns.filter( isIn ).map( ( { id } ) => id );

	if ( state.is === 'running' ) {
		return (
			<div className="atoll-dialog">
				<p aria-live="polite">
					{ sprintf(
						/* translators: 1: number of entries that are done, 2: number of all. */
						__( '%1$s of %2$s entries', 'atoll' ),
						state.done.toLocaleString(),
						state.of.toLocaleString()
					) }
				</p>
				<ProgressBar
					className="atoll-export__bar"
					value={ ( 100 * state.done ) / Math.max( 1, state.of ) }
				/>
				<Flex justify="flex-end">
					<Button __next40pxDefaultSize variant="tertiary" onClick={ stop }>
						{ __( 'Cancel', 'atoll' ) }
					</Button>
				</Flex>
			</div>
		);
	}
	if ( state.is === 'done' ) {
		return (
			<div className="atoll-dialog">
				<p role="status">{ __( 'The file is in your downloads.', 'atoll' ) }</p>
				<Flex justify="flex-end">
					<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
						{ __( 'Close', 'atoll' ) }
					</Button>
				</Flex>
			</div>
		);
	}
	return (
		<div className="atoll-dialog">
			{ state.trouble && (
				<Notice status="error" isDismissible={ false }>
					{ state.trouble }
				</Notice>
			) }
			<p>
				{ sprintf(
					/* translators: %s: number of entries. */
					_n(
						'%s entry, as a CSV file with commas that Excel, Numbers and Google Sheets open.',
						'%s entries, as a CSV file with commas that Excel, Numbers and Google Sheets open.',
						count,
						'atoll'
					),
					count.toLocaleString()
				) }{ ' ' }
				{ ! form &&
					__(
						'They are of several forms: all of their answers come along, one column for each question.',
						'atoll'
					) }
			</p>
			<fieldset className="atoll-export__columns">
				<legend>{ __( 'Columns', 'atoll' ) }</legend>
				{ columns.map( ( column ) => (
					<CheckboxControl
						key={ column.id }
						label={ column.label }
						checked={ isIn( column ) }
						onChange={ ( is ) => setChanged( { ...changed, [ column.id ]: is } ) }
					/>
				) ) }
			</fieldset>
			<Flex justify="flex-end">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'atoll' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					accessibleWhenDisabled
					disabled={ chosen.length === 0 }
					onClick={ () => begin( { query, columns: chosen }, count ) }
				>
					{ __( 'Download', 'atoll' ) }
				</Button>
			</Flex>
		</div>
	);
}

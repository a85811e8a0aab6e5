import { Modal } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { format, getSettings } from '@wordpress/date';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { DialogActions } from '../../builder/dialog-actions';
import type { Schedule } from './fields';
import { isExpired } from './is-expired';

const NAME = 'atoll/notice-over';

/** Filter that WordPress' editor awaits before it saves. */
const HOOK = 'editor.preSavePost';

/** Returns a date and time in the site's format. */
const formatMoment = ( moment: string ) => {
	const { date, time } = getSettings().formats;
	return `${ format( date, moment ) }, ${ format( time, moment ) }`;
};

interface Edits {
	status?: string;
}

interface Question {
	ends: string;
	answer( isConfirmed: boolean ): void;
}

/** Dialog that asks before an expired site notice is published, since no visitor would ever see it. */
export const ExpiredConfirmation = () => {
	const [ question, setQuestion ] = useState< Question >();
	const { select, dispatch } = useRegistry();

	useEffect( () => {
		const confirmExpired = async ( edits: Edits ): Promise< Edits > => {
			const { getCurrentPostAttribute, getEditedPostAttribute } = select( editorStore );
			const statusBefore: string = getCurrentPostAttribute( 'status' );
			const schedule: Schedule | undefined = getEditedPostAttribute( 'schedule' );
			if (
				edits.status !== 'publish' ||
				statusBefore === 'publish' ||
				! schedule ||
				! isExpired( schedule )
			) {
				return edits;
			}
			const isConfirmed = await new Promise< boolean >( ( answer ) =>
				setQuestion( { ends: schedule.ends ?? '', answer } )
			);
			setQuestion( undefined );
			if ( isConfirmed ) {
				return edits;
			}
			// The content is saved anyway.
			dispatch( editorStore ).editPost( { status: statusBefore }, { undoIgnore: true } );
			return { ...edits, status: statusBefore === 'auto-draft' ? 'draft' : statusBefore };
		};
		addFilter( HOOK, NAME, confirmExpired );
		return () => {
			removeFilter( HOOK, NAME );
		};
	}, [ dispatch, select ] );

	if ( ! question ) {
		return null;
	}
	return (
		<Modal
			title={ __( 'This notice is over', 'atoll' ) }
			size="small"
			onRequestClose={ () => question.answer( false ) }
		>
			<p>
				{ sprintf(
					/* translators: %s: date and time. */
					__( 'It ended on %s, so visitors would never see it.', 'atoll' ),
					formatMoment( question.ends )
				) }
			</p>
			<DialogActions
				confirm={ __( 'Publish all the same', 'atoll' ) }
				onConfirm={ () => question.answer( true ) }
				cancel={ __( 'Save without publishing', 'atoll' ) }
				onCancel={ () => question.answer( false ) }
			/>
		</Modal>
	);
};

import { __experimentalConfirmDialog as ConfirmDialog } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { format, getSettings } from '@wordpress/date';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { Schedule } from './fields';
import { isOver } from './is-over';

const NAME = 'atoll/notice-over';

/** Of a filter that WordPress' editor waits for before it saves (editor.preSavePost). */
const HOOK = 'editor.preSavePost';

/** As the site writes dates and times. */
const said = ( moment: string ) => {
	const { date, time } = getSettings().formats;
	return `${ format( date, moment ) }, ${ format( time, moment ) }`;
};

interface Edits {
	status?: string;
}

interface Question {
	ends: string;
	answer( goesOn: boolean ): void;
}

/** Asks before a site notice is published whose time has passed: no visitor would ever see it. */
export const OverQuestion = () => {
	const [ question, setQuestion ] = useState< Question >();
	const { select, dispatch } = useRegistry();

	useEffect( () => {
		const ask = async ( edits: Edits ): Promise< Edits > => {
			const { getCurrentPostAttribute, getEditedPostAttribute } = select( editorStore );
			const was: string = getCurrentPostAttribute( 'status' );
			const schedule: Schedule | undefined = getEditedPostAttribute( 'schedule' );
			if (
				edits.status !== 'publish' ||
				was === 'publish' ||
				! schedule ||
				! isOver( schedule )
			) {
				return edits;
			}
			const goesOn = await new Promise< boolean >( ( answer ) =>
				setQuestion( { ends: schedule.ends ?? '', answer } )
			);
			setQuestion( undefined );
			if ( goesOn ) {
				return edits;
			}
			// What was written is saved all the same.
			dispatch( editorStore ).editPost( { status: was }, { undoIgnore: true } );
			return { ...edits, status: was === 'auto-draft' ? 'draft' : was };
		};
		addFilter( HOOK, NAME, ask );
		return () => {
			removeFilter( HOOK, NAME );
		};
	}, [ dispatch, select ] );

	return question ? (
		<ConfirmDialog
			confirmButtonText={ __( 'Publish all the same', 'atoll' ) }
			cancelButtonText={ __( 'Save without publishing', 'atoll' ) }
			onConfirm={ () => question.answer( true ) }
			onCancel={ () => question.answer( false ) }
		>
			{ sprintf(
				/* translators: %s: date and time. */
				__(
					'This notice ended on %s, so visitors would never see it. Publish it all the same?',
					'atoll'
				),
				said( question.ends )
			) }
		</ConfirmDialog>
	) : null;
};

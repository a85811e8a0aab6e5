import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from './store';

/** Bar that is always visible and saves or discards the edits of all groups. */
export function SaveBar() {
	const { save, discard } = useDispatch( store );
	const { isSaving, hasEdits } = useSelect(
		( select ) => ( {
			isSaving: select( store ).isSaving(),
			hasEdits: select( store ).hasEdits(),
		} ),
		[]
	);
	return (
		<div className="atoll-settings__bar">
			<h1 tabIndex={ -1 }>{ __( 'Settings', 'atoll' ) }</h1>
			<span className="atoll-settings__state" aria-live="polite">
				{ hasEdits && ! isSaving && __( 'Not saved yet', 'atoll' ) }
			</span>
			{ hasEdits && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => discard() }
				>
					{ __( 'Discard', 'atoll' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isSaving }
				disabled={ isSaving || ! hasEdits }
				accessibleWhenDisabled
				onClick={ () => save() }
			>
				{ isSaving ? __( 'Saving…', 'atoll' ) : __( 'Save', 'atoll' ) }
			</Button>
		</div>
	);
}

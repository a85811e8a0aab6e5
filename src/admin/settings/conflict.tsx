import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from './store';
import type { EditedGroup } from './store/state';

/** Somebody else saved the group meanwhile: the person decides whose values stay. */
export function Conflict( { name, conflict }: EditedGroup ) {
	const { reload, save } = useDispatch( store );
	return conflict ? (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Show the newer settings', 'atoll' ),
					onClick: () => reload( name, false ),
				},
				{
					label: __( 'Save mine in their place', 'atoll' ),
					onClick: async () => {
						await reload( name, true );
						await save();
					},
				},
			] }
		>
			{ conflict }
		</Notice>
	) : null;
}

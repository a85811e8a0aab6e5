import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';

/** Snackbars about finished actions, with a button to undo them. */
export function Snackbars() {
	const all = useSelect( ( select ) => select( notices ).getNotices(), [] );
	const { removeNotice } = useDispatch( notices );
	return (
		<SnackbarList
			className="atoll-entries__snackbars"
			notices={ all.filter( ( { type } ) => type === 'snackbar' ).slice( -3 ) }
			onRemove={ ( id: string ) => removeNotice( id ) }
		/>
	);
}

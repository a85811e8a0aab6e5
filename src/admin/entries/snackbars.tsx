import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';

/** What was done, with a way to take it back. */
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

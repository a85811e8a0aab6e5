import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { formDraft } from '../../store';

const LOCK = 'atoll-form-problems';

/** Statuses as in php/Forms/Definitions/Posts/PublishingCheck. */
const OPEN_STATUSES = [ 'publish', 'future', 'private' ];

/**
 * Hook that locks saving of a form with problems if visitors can fill it in or it is about to be published. Every other
 * form can be saved as it is, and so can one that could not be checked: its problems may be fixed already, and the
 * server checks it again on saving.
 *
 * @return Whether saving is locked now.
 */
export const useSaveLock = (): boolean => {
	const isLocked = useSelect( ( select ) => {
		const { getEditedPostAttribute, isPublishSidebarOpened } = select( editor );
		const isOpen = OPEN_STATUSES.includes( String( getEditedPostAttribute( 'status' ) ) );
		const { getAllProblems, isCheckFailed } = select( formDraft );
		return (
			( isOpen || isPublishSidebarOpened() ) &&
			getAllProblems().length > 0 &&
			! isCheckFailed()
		);
	}, [] );
	const { lockPostSaving, unlockPostSaving } = useDispatch( editor );
	useEffect( () => {
		if ( isLocked ) {
			lockPostSaving( LOCK );
		} else {
			unlockPostSaving( LOCK );
		}
	}, [ isLocked, lockPostSaving, unlockPostSaving ] );
	return isLocked;
};

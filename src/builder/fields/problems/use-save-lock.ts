import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { formDraft } from '../../store';

const LOCK = 'atoll-form-problems';

/** As php/Forms/Definitions/Posts/PublishingCheck has them. */
const OPEN_STATUSES = [ 'publish', 'future', 'private' ];

/**
 * Keeps a form with problems from being saved that visitors can fill in, or that is about to be published. Anything
 * else can be saved as it is, and what could not be checked too: those problems may be mended, and the server judges it
 * when it is saved.
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

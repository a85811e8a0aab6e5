import { useMediaQuery } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { store } from '../store';

/**
 * Hook that closes the preview when a setting gets the focus in a low window, where the open preview covers all
 * settings. The size of the window is the same as in preview.css.
 *
 * @return Handler for the focus event of settings.
 */
export function useClosePreviewOnFocus(): ( () => void ) | undefined {
	const isLow = useMediaQuery( '(max-width: 1199px) and (max-height: 599px)' );
	const isOpen = useSelect( ( select ) => select( store ).isPreviewOpen(), [] );
	const { togglePreview } = useDispatch( store );
	return isLow && isOpen ? () => togglePreview() : undefined;
}

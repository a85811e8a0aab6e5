import { useMediaQuery } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { store } from '../store';

/**
 * In a low window the open preview covers every setting, so that it closes before one that the keyboard comes to. The
 * window's size is the one of preview.css.
 *
 * @return What is done when a setting has the focus.
 */
export function useClosePreviewOnFocus(): ( () => void ) | undefined {
	const isLow = useMediaQuery( '(max-width: 1199px) and (max-height: 599px)' );
	const isOpen = useSelect( ( select ) => select( store ).isPreviewOpen(), [] );
	const { togglePreview } = useDispatch( store );
	return isLow && isOpen ? () => togglePreview() : undefined;
}

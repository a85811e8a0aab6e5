import { Button } from '@wordpress/components';
import { useMediaQuery } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { store } from '../store';

/** Hook: whether the preview is visible: always if there is room beside the settings, else if it was opened. */
export const useIsShown = () => {
	const hasRoom = useMediaQuery( '(min-width: 1200px)' );
	const isOpen = useSelect( ( select ) => select( store ).isPreviewOpen(), [] );
	return { hasRoom, isShown: hasRoom || isOpen };
};

/** Button that opens and closes the preview, at the bottom of a narrow window. */
export function Toggle( { isOpen }: { isOpen: boolean } ) {
	const { togglePreview } = useDispatch( store );
	return (
		<Button
			__next40pxDefaultSize
			className="atoll-preview__toggle"
			icon={ isOpen ? chevronDown : chevronUp }
			iconPosition="right"
			aria-expanded={ isOpen }
			onClick={ () => togglePreview() }
		>
			{ __( 'Preview', 'atoll' ) }
		</Button>
	);
}

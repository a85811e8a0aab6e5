import { useSelect } from '@wordpress/data';
import { useIsSample } from '../../src/builder/fields/use-is-sample';
import { formDraft } from '../../src/builder/store';

/** The field as the server prints it, as HTML; undefined while that is on its way, and in pictures of patterns. */
export const usePreview = ( field: number = 0 ): string | undefined => {
	const html = useSelect( ( select ) => select( formDraft ).getPreview( field ), [ field ] );
	return useIsSample() ? undefined : html;
};

import { useSelect } from '@wordpress/data';
import { useIsSample } from '../../src/builder/fields/use-is-sample';
import { formDraft } from '../../src/builder/store';

/** Returns the field's HTML from the server; undefined while it is loading, and in previews of patterns. */
export const usePreview = ( field: number = 0 ): string | undefined => {
	const html = useSelect( ( select ) => select( formDraft ).getPreview( field ), [ field ] );
	return useIsSample() ? undefined : html;
};

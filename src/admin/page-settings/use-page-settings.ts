import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { metaWith, settingsIn, type Meta, type PageSettings } from './settings';

type Change = ( changes: Partial< PageSettings > ) => void;

/** Hook for the settings of the page in the editor and their setter; undefined if it has none. */
export const usePageSettings = (): [ PageSettings, Change ] | undefined => {
	const type: string | undefined = useSelect(
		( select ) => select( editorStore ).getCurrentPostType(),
		[]
	);
	const [ meta, setMeta ] = useEntityProp( 'postType', type ?? 'page', 'meta' ) as unknown as [
		Meta | undefined,
		( meta: Meta ) => void,
	];
	const settings = settingsIn( meta );
	return settings && [ settings, ( changes ) => setMeta( metaWith( meta ?? {}, changes ) ) ];
};

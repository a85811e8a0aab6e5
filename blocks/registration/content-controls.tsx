import * as blockEditor from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/**
 * Of WordPress' groups of settings, the one that is shown inside a pattern too. It came with 7.0, as DimensionControl
 * did; what is in a group that WordPress does not know is not shown at all.
 */
const GROUP = 'DimensionControl' in blockEditor ? 'content' : 'default';

/** Settings in the sidebar of what a block shows; those of how it looks or behaves stand in InspectorControls. */
export const ContentControls = ( { children }: { children: ReactNode } ) => (
	<blockEditor.InspectorControls group={ GROUP }>{ children }</blockEditor.InspectorControls>
);

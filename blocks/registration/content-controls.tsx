import * as blockEditor from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/**
 * The group of settings that WordPress also shows inside patterns. It came with 7.0, as DimensionControl did. WordPress
 * does not show groups that it does not know.
 */
const GROUP = 'DimensionControl' in blockEditor ? 'content' : 'default';

/** Settings in the sidebar for the content of a block. Settings for its look or behaviour are in InspectorControls. */
export const ContentControls = ( { children }: { children: ReactNode } ) => (
	<blockEditor.InspectorControls group={ GROUP }>{ children }</blockEditor.InspectorControls>
);

import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Plain details elements, which stay readable where the plugin is not active. */
export const Save = () => <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;

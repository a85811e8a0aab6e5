import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Saves plain details elements, which stay readable if the plugin is not active. */
export const Save = () => <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;

import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editor } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { usePluginContext } from '@wordpress/plugins';
import type { ReactNode } from 'react';
import { formDraft } from './store';

interface Props {
	name: string;
	title: string;
	/** Settings in the panel that may have problems: `scheduleEnd`; `notifications` means all of them. */
	settings: string[];
	children: ReactNode;
}

/** Panel with settings of the form, beside the editor. It opens automatically when a problem leads to one of them. */
export const FormPanel = ( { children, name, settings, title }: Props ) => {
	const { name: plugin } = usePluginContext();
	const panel = `${ plugin }/${ name }`;
	const shouldOpen = useSelect(
		( select ) => {
			const destination = select( formDraft ).getDestination( null );
			const isInPanel = settings.some( ( one ) =>
				`${ destination }.`.startsWith( `${ one }.` )
			);
			return isInPanel && ! select( editor ).isEditorPanelOpened( panel );
		},
		[ panel, settings ]
	);
	const { toggleEditorPanelOpened } = useDispatch( editor );
	useEffect( () => {
		if ( shouldOpen ) {
			toggleEditorPanelOpened( panel );
		}
	}, [ shouldOpen, panel, toggleEditorPanelOpened ] );
	return (
		<PluginDocumentSettingPanel name={ name } title={ title }>
			{ children }
		</PluginDocumentSettingPanel>
	);
};

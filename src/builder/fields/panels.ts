import { matchesWhen, type EditorData, type Kind } from '../editor-data';
import type { FieldAttributes } from './attributes';
import type { Setting } from './settings/control';

export interface Panel {
	panel: string;
	title: string;
	/** Whether the panel is open at first: always, or because one of its settings is set. */
	isOpen: boolean;
	settings: Setting[];
}

type PanelData = Pick< EditorData, 'panels' | 'settings' >;

const appliesTo = (
	{ ofEvery = false, setting, when, whereSet = false }: Setting,
	{ defaults, settings }: Kind,
	attributes: FieldAttributes
) =>
	( ofEvery || settings.some( ( name ) => name === setting ) ) &&
	( ! whereSet || attributes[ setting ] !== undefined ) &&
	matchesWhen( when, attributes, defaults );

/** Returns the settings of a field, grouped by panel; empty panels are left out. */
export const panelsOf = (
	kind: Kind,
	attributes: FieldAttributes,
	{ panels, settings }: PanelData
): Panel[] =>
	panels
		.map( ( { open = false, panel, title } ) => {
			const panelSettings = settings.filter(
				( setting ) => setting.panel === panel && appliesTo( setting, kind, attributes )
			);
			const isSet = panelSettings.some(
				( { setting } ) => attributes[ setting ] !== undefined
			);
			return { panel, title, isOpen: open || isSet, settings: panelSettings };
		} )
		.filter( ( panel ) => panel.settings.length > 0 );

import type { FormPanels } from '../contract/script-data/form-panels';
import type { MergeTagsTexts } from '../contract/texts';

declare global {
	interface Window {
		atollFormPanels: FormPanels & { mergeTags: MergeTagsTexts };
	}
}

/** Returns the data for the panels beside the editor and for lists of merge tags. */
export const panelData = () => window.atollFormPanels;

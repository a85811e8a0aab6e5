import type { FormPanels } from '../contract/script-data/form-panels';
import type { MergeTagsTexts } from '../contract/texts';

declare global {
	interface Window {
		atollFormPanels: FormPanels & { mergeTags: MergeTagsTexts };
	}
}

/** What the panels beside the editor are told, and lists of merge tags. */
export const panelData = () => window.atollFormPanels;

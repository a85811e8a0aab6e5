import type { MergeTagsTexts } from '../../contract/texts';

declare global {
	interface Window {
		/** Printed by php/Admin/Forms/FormPanels.php, before any block's script. */
		atollFormPanels: {
			mergeTags: MergeTagsTexts;
			/** Mails of this form that were given up in the last seven days, when the editor was opened. */
			failedMails: number;
			adminEmail: string;
			/** Address of a new page that begins with a form, whose number is to follow. */
			newPage: string;
			/** What a form says in place of itself where its editor wrote nothing. */
			closed: { login: string; perUser: string; limit: string };
			/** The site's settings that a form may have for itself, in words (contract/settings/spam.json). */
			spam: {
				strictness: { title: string; choices: { value: string; text: string }[] };
				akismet: { title: string };
			};
		};
	}
}

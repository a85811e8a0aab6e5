import type { Context } from '../../context';

/** What php/Forms/Uploads/UploadPart tells the browser: the routes' addresses. */
export interface UploadSettings {
	nonce: string;
	upload: string;
}

export const settingsOf = ( { settings }: Context ): UploadSettings | undefined =>
	settings?.upload as UploadSettings | undefined;

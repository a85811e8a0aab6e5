import type { CaptchaSettings } from '../../../../contract/part-settings';

/**
 * Fetches a new token.
 *
 * @param settings The settings that the server printed.
 * @param place    Element in which a vendor may show a widget if it has to.
 * @param onAsked  Called when a vendor starts to ask the person something, and when it has ended.
 * @throws If no token is available.
 */
export type TokenSource = (
	settings: CaptchaSettings,
	place: HTMLElement,
	onAsked: ( isAsked: boolean ) => void
) => Promise< string >;

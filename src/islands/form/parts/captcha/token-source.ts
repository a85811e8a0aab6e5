import type { CaptchaSettings } from '../../../../contract/part-settings';

/**
 * Where tokens come from: another one each time.
 *
 * @param settings As the server printed them.
 * @param place    Where a vendor may show something, should it have to.
 * @param onAsked  Hears when a vendor begins to ask the person, and when it has ended.
 * @throws When there is none to be had.
 */
export type TokenSource = (
	settings: CaptchaSettings,
	place: HTMLElement,
	onAsked: ( isAsked: boolean ) => void
) => Promise< string >;

import type { CaptchaSettings } from '../../../../contract/part-settings';

/**
 * Where tokens come from: another one each time.
 *
 * @param settings As the server printed them.
 * @param place    Where a vendor may show something, should it have to.
 * @throws When there is none to be had.
 */
export type TokenSource = ( settings: CaptchaSettings, place: Element ) => Promise< string >;

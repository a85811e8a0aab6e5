import type { FormTexts } from '../../../../contract/texts';

/** What to tell when there is no token to be had, with the number to call, in one piece, where there is one. */
export const failedText = ( { captchaFailed }: FormTexts, phone: string ): string =>
	captchaFailed.replace( '{phone}', () => phone.replaceAll( ' ', '\u00a0' ) );

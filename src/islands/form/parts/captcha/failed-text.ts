import type { FormTexts } from '../../../../contract/texts';
import { fillText } from '../../texts/fill-text';

/** What to tell when there is no token to be had, with the number to call, in one piece, where there is one. */
export const failedText = ( { captchaFailed }: FormTexts, phone: string ): string =>
	fillText( captchaFailed, { phone: phone.replaceAll( ' ', '\u00a0' ) } );

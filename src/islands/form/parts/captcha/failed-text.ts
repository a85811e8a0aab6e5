import type { FormTexts } from '../../../../contract/texts';
import { fillText } from '../../texts/fill-text';

/** Returns the message for a missing token, with the phone number to call in one piece if there is one. */
export const failedText = ( { captchaFailed }: FormTexts, phone: string ): string =>
	fillText( captchaFailed, { phone: phone.replaceAll( ' ', '\u00a0' ) } );

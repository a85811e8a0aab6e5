import { Offline, Refused, TimedOut, Unreadable, UploadFailed } from '../../../../../api';
import type { FormTexts } from '../../../../../contract/texts';
import { isLoginOver } from '../../../sending/with-session';
import { fillText } from '../../../texts/fill-text';
import { FileUnreadable } from '../transfer/failures';

/** Returns the message for a failed upload, in the forms of spec 8. */
export const uploadFailureText = (
	thrown: unknown,
	filename: string,
	texts: FormTexts
): string => {
	if ( thrown instanceof UploadFailed ) {
		return fillText( texts.uploadRefused, { filename, message: thrown.message } );
	}
	if ( thrown instanceof FileUnreadable ) {
		return fillText( texts.uploadAgain, { filename } );
	}
	const failed = ( code: string, message: string ) =>
		fillText( texts.uploadFailed, { code, message } );
	if ( thrown instanceof Offline || thrown instanceof TimedOut ) {
		return failed( thrown.name, texts.uploadOffline );
	}
	if ( isLoginOver( thrown ) ) {
		return fillText( texts.uploadRefused, { filename, message: texts.loginOver } );
	}
	if ( thrown instanceof Refused ) {
		return failed( String( thrown.status ), thrown.message );
	}
	if ( thrown instanceof Unreadable && ( thrown.status ?? 200 ) >= 400 ) {
		return failed( String( thrown.status ), texts.uploadUnanswered );
	}
	return thrown instanceof Unreadable && thrown.status === undefined
		? failed( 'Offline', texts.uploadOffline )
		: fillText( texts.uploadUnknown, { filename } );
};

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Captcha\CaptchaField;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Deletes used tokens that would have expired anyway, after each entry, as a daily job does too. Not within the
 * transaction of an entry, where deleting a range of rows could deadlock with other entries that are being stored.
 */
final class CaptchaTokenExpiry {

	public function __construct( private UsedCaptchaTokens $usedTokens ) {}

	public function afterEntry( Entry $entry, Form $form ): void {
		if ( null === CaptchaField::in( $form ) ) {
			return;
		}
		try {
			$this->usedTokens->deleteExpired();
		} catch ( StorageFailed $failed ) { // The daily job does it too, and others wait to hear of the entry.
			( new ErrorLog() )->write( $failed, 'captcha tokens' );
		}
	}
}

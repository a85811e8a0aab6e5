<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Deletes used tokens that would have expired anyway, after each entry; a daily job does so, too. It runs outside the
 * transaction of an entry, where deleting a range of rows could deadlock with other entries being stored.
 */
final class CaptchaTokenExpiry {

	public function __construct( private UsedCaptchaTokens $usedTokens ) {}

	/** Runs on action `atoll_entry_stored` for forms with a captcha. */
	public function afterEntry(): void {
		try {
			$this->usedTokens->deleteExpired();
		} catch ( StorageFailed $failed ) { // The daily job will retry, and others wait to learn of the entry.
			( new ErrorLog() )->write( $failed, 'captcha tokens' );
		}
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;

/**
 * Forgets used tokens that would have expired anyway, after each entry, as a daily job does too. Not within the
 * transaction of an entry, where deleting a range of rows could deadlock with other entries that are being stored.
 */
final class TokenExpiry {

	public function __construct( private UsedTokens $used ) {}

	public function afterEntry( Entry $entry, Form $form ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			$this->used->clean();
		}
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Module;

/**
 * Forgets used tokens that would have expired anyway, after each entry, as a daily job does too. Not within the
 * transaction of an entry, where deleting a range of rows could deadlock with other entries that are being stored.
 */
final class TokenExpiry implements Module {

	public function __construct( private UsedTokens $used ) {}

	public function register(): void {
		add_action( 'atoll_entry_stored', $this->afterEntry( ... ), 10, 2 );
	}

	private function afterEntry( Entry $entry, Form $form ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			$this->used->clean();
		}
	}
}

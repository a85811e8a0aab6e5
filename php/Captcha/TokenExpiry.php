<?php

declare( strict_types=1 );

namespace Atoll\Captcha;

use Atoll\Entries\Entry;
use Atoll\Forms\Form;
use Atoll\Lasting;

/**
 * Forgets used tokens that would have expired anyway: once a day, and after each entry. Not within the transaction of
 * an entry, where deleting a range could lock against others that are being stored.
 */
final class TokenExpiry implements Lasting {

	public const HOOK = 'atoll_captcha_tokens_expire';

	public function __construct( private UsedTokens $used ) {}

	public function register(): void {
		add_action( self::HOOK, $this->used->clean( ... ) );
		add_action( 'atoll_entry_stored', $this->afterEntry( ... ), 10, 2 );
		add_action( 'init', $this->schedule( ... ) );
	}

	public function deactivate(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	private function afterEntry( Entry $entry, Form $form ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			$this->used->clean();
		}
	}

	private function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}
}

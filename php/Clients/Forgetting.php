<?php

declare( strict_types=1 );

namespace Atoll\Clients;

use Atoll\Lasting;

/** Forgets invitations that have ended, once a day. Late or never, it opens nothing: reading knows the end too. */
final class Forgetting implements Lasting {

	public const HOOK = 'atoll_invitations_end';

	public function __construct( private InvitationRepository $invitations ) {}

	public function register(): void {
		add_action( self::HOOK, $this->invitations->deleteEnded( ... ) );
		add_action( 'init', $this->schedule( ... ) );
	}

	public function deactivate(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	private function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}
}

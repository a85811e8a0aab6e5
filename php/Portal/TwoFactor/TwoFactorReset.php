<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use WP_User;

/** Switches two-step login off for a user without phone and recovery codes. Emails them; the access log records it. */
final class TwoFactorReset {

	public function __construct( private TwoFactorChanges $changes, private AccessLog $log ) {}

	/** @return bool Whether it was on. */
	public function run( WP_User $user, Visitor $by ): bool {
		if ( ! $this->changes->reset( $user ) ) {
			return false;
		}
		$this->log->record( AccessAction::TwoStepEnded, 0, $by, $user->user_login );
		return true;
	}
}

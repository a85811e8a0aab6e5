<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\TwoFactor\Screen\TwoFactorScreen;
use Atoll\Portal\TwoFactor\TwoFactorPolicy;
use Atoll\Portal\Users\ClientOnly;
use WP_User;

/** The user whose two-step login a form changes (always the current one), and the URL of the page to manage it. */
final class TwoFactorHolder {

	public function __construct( private TwoFactorPolicy $policy, private PortalUrls $urls ) {}

	/** @throws NotAllowed */
	public function requireUser( Visitor $visitor ): WP_User {
		$user = $visitor->isLoggedIn() && $this->policy->isOffered() ? get_userdata( $visitor->userId() ) : false;
		return $user ?: throw new NotAllowed();
	}

	public function url( WP_User $user ): string {
		return ClientOnly::is( $user ) ? $this->urls->profile() : TwoFactorScreen::url();
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Portal\PlainForms\PortalActions;

/**
 * On a login page for visitors, which from a cache may reach somebody who is logged in by now: then they go on. No
 * guard stands there, as there is nothing to guard. Where a login was ended by a form of the portal, no guard told the
 * browser's other tabs of it: this does.
 */
final class LoginPageForward {

	public function __construct( private Enhancements $enhancements, private PortalActions $actions ) {}

	public function print(): void {
		$hasLeft = true === $this->actions->notice()?->hasLeft;
		$props   = array( 'token' => RestNamespaces::url( RestNamespaces::ATOLL, '/token' ) )
			+ ( $hasLeft ? array( 'ended' => LOGGED_IN_COOKIE ) : array() );
		echo $this->enhancements->wrap( 'forward-logged-in', $props, '' ); // Escaped where it is built.
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Purpose;
use Atoll\Platform\Access\SameOrigin;
use Atoll\Platform\Http\NoStore;
use Atoll\Platform\Http\Request;
use Atoll\Portal\LoginPages;
use Atoll\Site\Header\LogOut;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/**
 * What the header's "Log out" posts to, without JavaScript: always leads to the login page, whatever has become of the
 * session meanwhile. An expired nonce is accepted if the button was pressed on this site (same origin). A post from
 * another site, or a GET request, ends no session.
 */
final class LogOutDoor {

	public function __construct( private Farewell $farewell, private LoginPages $logins, private PageMeta $meta, private Request $request, private SameOrigin $origin, private Lifetime $lifetime, private Purpose $purpose ) {}

	public function answer(): void {
		$nonce = $this->request->posted( LogOut::PARAMETER );
		if ( '' !== $nonce ) {
			$this->leave( $this->meta->current(), wp_verify_nonce( $nonce, LogOut::PARAMETER ) > 0 || $this->origin->isOwnPost(), 303 );
		}
	}

	/** On wp-login.php a client is not asked whether they are sure, nor is somebody who is logged out already. */
	public function instead(): void {
		if ( ! is_user_logged_in() || $this->lifetime->isLimited( get_current_user_id() ) ) {
			$this->leave( new PageSettings(), wp_verify_nonce( $this->request->query( '_wpnonce' ), 'log-out' ) > 0 || $this->origin->isOwnLink(), 302 );
		}
	}

	private function leave( PageSettings $page, bool $isMeant, int $status ): never {
		NoStore::send();
		$login = $this->logins->of( $page );
		if ( $isMeant && $this->purpose->isVisit() ) {
			$this->farewell->say();
			$login = $this->logins->afterLogout( $page );
		}
		wp_safe_redirect( $login, $status );
		exit;
	}
}

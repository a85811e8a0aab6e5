<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Access\LoginPages;
use Atoll\Site\Header\LogOutItem;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/**
 * What the header's "Log out" posts to, without JavaScript: always leads to the login page, whatever has become of the
 * session meanwhile. An expired nonce is accepted if the button was pressed on this site (same origin). A post from
 * another site, or a GET request, ends no session.
 */
final class LogOutController {

	public function __construct(
		private SessionEnd $farewell,
		private LoginPages $logins,
		private PageMeta $meta,
		private CurrentRequest $request,
		private SameOrigin $origin,
		private SessionLifetime $lifetime,
		private FetchMetadata $purpose
	) {}

	public function answer(): void {
		$nonce = $this->request->posted( LogOutItem::PARAMETER );
		if ( '' !== $nonce ) {
			$this->leave(
				$this->meta->current(),
				wp_verify_nonce( $nonce, LogOutItem::PARAMETER ) > 0 || $this->origin->isOwnPost(),
				303
			);
		}
	}

	/** On wp-login.php a client is not asked whether they are sure, nor is somebody who is logged out already. */
	public function instead(): void {
		if ( ! is_user_logged_in() || $this->lifetime->isLimited( get_current_user_id() ) ) {
			$this->leave(
				new PageSettings(),
				wp_verify_nonce( $this->request->query( '_wpnonce' ), 'log-out' ) > 0 || $this->origin->isOwnLink(),
				302
			);
		}
	}

	private function leave( PageSettings $page, bool $isMeant, int $status ): never {
		NoStoreHeaders::send();
		$login = $this->logins->of( $page );
		if ( $isMeant && $this->purpose->isVisit() ) {
			$this->farewell->say();
			$login = $this->logins->afterLogout( $page );
		}
		wp_safe_redirect( $login, $status );
		exit;
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Login\Views\LoginPageViews;

/**
 * Title and headers of the login page. Pages whose URL holds a key are not cached, not indexed and not reported to
 * analytics; other sites are kept out as from private pages.
 */
final class LoginPageSetup {

	public function __construct(
		private LoginPageViews $views,
		private LoginRequest $request,
		private OpenedMailLink $openedLink
	) {}

	public function sendHeaders(): void {
		if ( $this->request->isPersonal() ) {
			NoStoreHeaders::send();
			header( 'X-Robots-Tag: noindex, nofollow' );
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		return $this->request->isPersonal() ? wp_robots_no_robots( $robots ) : $robots;
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		if (
			( is_user_logged_in() && ! $this->openedLink->needsLoginPage() ) || ! is_singular()
				|| ! has_block( LoginBlock::NAME, get_queried_object_id() )
		) {
			return $parts;
		}
		return array( 'title' => $this->views->current()->title() ) + $parts;
	}

	public function allowServices( bool $isAllowed ): bool {
		return $isAllowed && ! $this->request->isPersonal();
	}
}

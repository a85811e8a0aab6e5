<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Forms\Drafts\DraftNotFound;
use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\LoginRequired;
use Atoll\Portal\PortalUrls;

/**
 * Runs before the dashboard is printed. Redirects clients who continue a draft to its form. No page holds the draft's
 * token, only the URL of the redirect.
 */
final class DashboardController {

	public function __construct(
		private OwnDrafts $drafts,
		private LoginRequired $loginRequired,
		private CurrentVisitor $visitors,
		private CurrentRequest $request,
		private PortalUrls $urls
	) {}

	public function handle(): void {
		$page = is_singular() ? get_queried_object_id() : 0;
		if (
			0 === $page || ! is_user_logged_in()
				|| ! ( $this->urls->isDashboard( $page ) || has_block( 'atoll/dashboard', $page ) )
		) {
			return;
		}
		$this->loginRequired->sendPrivateHeaders();
		if ( '' !== $this->request->query( PortalUrls::DRAFT ) ) {
			$this->continueDraft( $this->request->id( PortalUrls::DRAFT ) );
		}
	}

	private function continueDraft( int $draft ): void {
		try {
			if ( wp_safe_redirect( $this->drafts->linkFor( $draft, $this->visitors->current()->userId() ), 303 ) ) {
				exit;
			}
		} catch ( DraftNotFound ) {
			status_header( 404 );
		}
	}
}

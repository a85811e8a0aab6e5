<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Login\Actions\LogInAction;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PlainForms\PortalFormState;
use Atoll\Site\Page\PageSettings;

/**
 * Runs before a page is printed. Redirects logged-out visitors from private pages to the login page, and logged-in
 * users away from login pages (spec 4).
 */
final class AccessGuard {

	/** @param \Closure(): bool $needsLoginPage Whether a mailed link needs the login page despite a login. */
	public function __construct(
		private RequestedPage $requestedPage,
		private LoginPages $loginPages,
		private LoginRedirect $loginRedirect,
		private FetchMetadata $fetchMetadata,
		private PortalFormState $state,
		private \Closure $needsLoginPage
	) {}

	public function enforce(): void {
		$page    = $this->requestedPage->settings();
		$isLogin = is_singular() && $this->loginPages->has( get_queried_object_id() );
		if ( $page->isPrivate || $isLogin ) {
			$this->refusePrefetch();
		}
		if ( $page->isPrivate || ( $isLogin && is_user_logged_in() ) ) {
			NoStoreHeaders::send();
		}
		if ( $this->requestedPage->isClosed() ) {
			is_user_logged_in() && $this->deny( $page );
			$login = $this->loginPages->returningHere( $page );
			$this->redirect(
				$this->state->isRefused() ? add_query_arg( PortalActions::NOTICE, LogInAction::ENDED, $login ) : $login
			);
			// Another plugin has stopped the redirect; the page is still not shown.
			wp_die( esc_html__( 'Log in to see this page.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		if ( $isLogin && is_user_logged_in() && ! is_preview() && ! ( $this->needsLoginPage )() ) {
			$this->redirect( $this->loginRedirect->from( $page ) );
		}
	}

	/** Stops with a message. A redirect to the login page would send the logged-in user straight back here. */
	private function deny( PageSettings $page ): never {
		wp_die(
			esc_html__( 'You are logged in, but your account cannot open this page.', 'atoll' ),
			'',
			array(
				'response'  => 403,
				'link_url'  => wp_logout_url( $this->loginPages->returningHere( $page ) ),
				'link_text' => esc_html__( 'Log out', 'atoll' ),
			)
		);
	}

	/** Answers prefetch requests with a 503: the session may begin or end before the page is shown. */
	private function refusePrefetch(): void {
		if ( $this->fetchMetadata->isSpeculative() ) {
			status_header( 503 );
			NoStoreHeaders::send();
			exit;
		}
	}

	private function redirect( string $url ): void {
		if ( '' !== $url && wp_safe_redirect( $url ) ) {
			exit;
		}
	}
}

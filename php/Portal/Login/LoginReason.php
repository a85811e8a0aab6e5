<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Access\ReturnUrl;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\TwoFactor\Login\CodeTexts;

/** The reason why a visitor was sent to the login. It names no page that guests should not know about. */
final class LoginReason {

	public function __construct(
		private ReturnUrl $returnUrl,
		private PortalUrls $urls,
		private LoginRequest $request,
		private CodeTexts $texts
	) {}

	/** Returns a sentence; empty if the visitor came to the login directly. */
	public function sentence(): string {
		$target = $this->returnUrl->target();
		return match ( true ) {
			// The page with the code form was reloaded, as phones do after a while in another app.
			null !== $this->request->codeKind() => $this->texts->expired(),
			'' === $target => '',
			$this->urls->hasDashboard()
				&& $this->isAt( $target, $this->urls->dashboard() ) => __(
					'Log in to see your applications.',
					'atoll'
				),
			$this->isAt( $target, $this->urls->applicationPage() ) => __( 'Log in to see your application.', 'atoll' ),
			$this->isAt( $target, $this->urls->profile() ) => __( 'Log in to see your profile.', 'atoll' ),
			default => __( 'Log in to see the page that you asked for.', 'atoll' ),
		};
	}

	/** Whether a URL is that of the page, with any query. Visitors cannot look up private pages by id. */
	private function isAt( string $target, string $page ): bool {
		return '' !== $page && 1 === preg_match( '~^' . preg_quote( $page, '~' ) . '(?:[?&#]|$)~D', $target );
	}
}

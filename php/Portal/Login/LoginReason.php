<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Access\ReturnUrl;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\TwoFactor\Login\CodeTexts;

/**
 * Why somebody who wanted to go elsewhere was sent to the login. It names no page that a guest should not know of.
 */
final class LoginReason {

	public function __construct(
		private ReturnUrl $returnUrl,
		private PortalUrls $urls,
		private LoginRequest $request,
		private CodeTexts $texts
	) {}

	/** A sentence, or nothing for whoever came by themselves. */
	public function sentence(): string {
		$target = $this->returnUrl->target();
		return match ( true ) {
			// Their page was loaded again, as telephones do after a while in another app.
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

	/** Whether an address is the page's, with whatever query. Visitors cannot look up private pages by id. */
	private function isAt( string $target, string $page ): bool {
		return '' !== $page && 1 === preg_match( '~^' . preg_quote( $page, '~' ) . '(?:[?&#]|$)~D', $target );
	}
}

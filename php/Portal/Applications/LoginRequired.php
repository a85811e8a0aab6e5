<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Portal\Access\ReturnUrl;
use Atoll\Portal\PortalUrls;

/**
 * Shows personal content only to logged-in users, and keeps the page out of all caches, whichever page the block is on.
 */
final class LoginRequired {

	public function __construct( private PortalUrls $urls, private ReturnUrl $returnUrl ) {}

	/**
	 * Returns a login link, which is the same for all visitors; null if the user is logged in. The page is then sent
	 * with no-store headers.
	 *
	 * @param string $returnUrl URL to which the login redirects.
	 */
	public function login( string $returnUrl ): ?string {
		if ( is_user_logged_in() ) {
			$this->sendPrivateHeaders();
			return null;
		}
		$link = Html::element(
			'a',
			array( 'href' => $this->returnUrl->withTarget( $this->urls->login(), $returnUrl ) ),
			Html::text( __( 'Log in to see your applications', 'atoll' ) )
		);
		return Html::element( 'p', array( 'class' => 'atoll-portal__login' ), $link );
	}

	/** Returns a login link that redirects to the dashboard; null if the user is logged in. */
	public function dashboardLogin(): ?string {
		return $this->login( $this->urls->dashboard() );
	}

	public function sendPrivateHeaders(): void {
		NoStoreHeaders::send();
		PrivatePageHeaders::send(); // The URL may hold a draft's token.
	}
}

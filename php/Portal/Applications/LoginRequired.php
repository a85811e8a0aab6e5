<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Portal\Access\ReturnUrl;
use Atoll\Portal\PortalUrls;

/**
 * Shows personal content only to people who are logged in, and keeps its page out of every cache, whatever page the
 * block was put on.
 */
final class LoginRequired {

	public function __construct( private PortalUrls $urls, private ReturnUrl $returnUrl ) {}

	/**
	 * A way to log in, for visitors: the same for all of them. Null for whoever is logged in; the page is then sent
	 * with no-store.
	 *
	 * @param string $returnUrl Where the login leads back to.
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

	/** The same, leading back to the dashboard. */
	public function dashboardLogin(): ?string {
		return $this->login( $this->urls->dashboard() );
	}

	public function sendPrivateHeaders(): void {
		NoStoreHeaders::send();
		PrivatePageHeaders::send(); // An address here may hold a draft's token.
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Login\Views\LoginPageViews;
use Atoll\Portal\Login\Views\LogInView;
use Atoll\Portal\PlainForms\FormEnhancements;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Site\Page\HiddenPageTitle;
use Atoll\Site\Theme\BlockTheme;

/** What the login page is this time, for visitors: a view under its title, and what there is to know first. */
final class LoginPageMain {

	public function __construct(
		private LoginPageViews $views,
		private PortalActions $actions,
		private LoginReason $reason,
		private FormEnhancements $enhancements,
		private LoginRequest $request,
		private LoginLinks $links,
	) {}

	public function html(): string {
		$view   = $this->views->current();
		$notice = $this->actions->notice()?->html( 'atoll-login__notice' )
			?? ( $view instanceof LogInView ? $this->reason() : '' );
		// The page's only h1 where the plugin's theme prints no title above the content
		// (php/Site/Page/HiddenPageTitle.php).
		$main = $notice
			. Html::element(
				BlockTheme::isActive() ? 'h1' : 'h2',
				array( 'class' => 'atoll-login__title' ),
				Html::text( $view->title() )
			)
			// Sent twice, a code or a link would be refused that the first time was good.
			. $this->enhancements->sendOnce( $view->html(), isOnlyHere: $this->request->isSecret() );
		$address = $this->request->isSecret() ? $this->links->login() : '';
		return '<div class="atoll-login__main">' . $this->enhancements->revealPassword( $main, $address ) . '</div>';
	}

	private function reason(): string {
		$sentence = $this->reason->sentence();
		return '' === $sentence
			? ''
			: Html::element( 'p', array( 'class' => 'atoll-login__notice' ), Html::text( $sentence ) );
	}
}

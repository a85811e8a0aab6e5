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

/** The main part of the login page for visitors: a notice, and the current view with its title. */
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
		// The page's only h1 with the plugin's theme, which then prints no title above the content
		// (php/Site/Page/HiddenPageTitle.php).
		$main = $notice
			. Html::element(
				BlockTheme::isActive() ? 'h1' : 'h2',
				array( 'class' => 'atoll-login__title' ),
				Html::text( $view->title() )
			)
			// If sent twice, the second post would be refused, because the first one used up the code or link.
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

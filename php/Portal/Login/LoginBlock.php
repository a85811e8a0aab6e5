<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Login\Views\LoginPageViews;
use Atoll\Portal\Login\Views\LogInView;
use Atoll\Portal\Login\Views\LoginViewParts;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PortalUrls;
use Atoll\Site\Page\HiddenPageTitle;
use Atoll\Site\Theme\BlockTheme;

/** The block atoll/login: one page for logging in, for a new password and for an invitation. */
final class LoginBlock {

	public const NAME  = LoginProvider::BLOCK;
	private const STYLE = 'atoll-login';

	public function __construct(
		private LoginPageViews $views,
		private PortalActions $actions,
		private PortalUrls $places,
		private Enhancements $enhancements,
		private Settings $settings,
		private LoginRequest $asked,
		private LoginLinks $links,
		private LoginViewParts $parts,
		private OpenedMailLink $opened,
		private LoginReason $reason
	) {}

	public function render(): string {
		wp_enqueue_style( 'atoll-form' );
		wp_enqueue_style( self::STYLE );
		// An editor is logged in, and sees what visitors see.
		$inside = is_user_logged_in() && ! wp_is_serving_rest_request() && ! $this->opened->isHere()
			? $this->forMembers()
			: $this->forVisitors();
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'atoll-login' ) ) . ">{$inside}</div>";
	}

	/** The guard sends them on from a login page; this is for any other. */
	private function forMembers(): string {
		return Html::element(
			'p',
			array( 'class' => 'atoll-login__words' ),
			Html::text( __( 'You are logged in.', 'atoll' ) ) . ' '
				. Html::element(
					'a',
					array( 'href' => $this->places->dashboard() ),
					Html::text( __( 'Go to your pages', 'atoll' ) )
				)
		);
	}

	private function forVisitors(): string {
		$view = $this->views->current();
		$told = $this->actions->notice()?->html( 'atoll-login__notice' )
			?? ( $view instanceof LogInView ? $this->reason() : '' );
		// The page's only h1 where the plugin's theme prints no title above the content
		// (php/Site/Page/HiddenPageTitle.php).
		$main = $told
			. Html::element(
				BlockTheme::isActive() ? 'h1' : 'h2',
				array( 'class' => 'atoll-login__title' ),
				Html::text( $view->title() )
			)
			. $view->html();
		// Once the page is there its address need not hold the key any more: the form does.
		$props = $this->asked->isSecret() ? array( 'address' => $this->links->login() ) : array();
		return '<div class="atoll-login__main">' . $this->enhancements->place( 'secrets', $props, $main ) . '</div>'
			. $this->assurances();
	}

	private function reason(): string {
		$words = $this->reason->words();
		return '' === $words
			? ''
			: Html::element( 'p', array( 'class' => 'atoll-login__notice' ), Html::text( $words ) );
	}

	private function assurances(): string {
		$lines = array(
			__( 'Type your password on this page only. We never ask for it by email or on the telephone.', 'atoll' ),
			sprintf(
				/* translators: %d: number of minutes. */
				__( 'Nothing is remembered on this device. You are logged out when you close the browser, or after %d minutes in which nothing happens.', 'atoll' ),
				$this->settings->group( 'portal' )->int( 'idleMinutes' )
			),
		);
		$items = implode(
			'',
			array_map( static fn( string $line ): string => '<li>' . Html::text( $line ) . '</li>', $lines )
		);
		$help  = $this->parts->phone();
		$items .= '' === $help ? '' : '<li>' . Html::text( __( 'Does something here look wrong, or do you need a hand? Call us on', 'atoll' ) ) . " {$help}.</li>";
		return Html::element(
			'aside',
			array( 'class' => 'atoll-login__aside', 'aria-labelledby' => 'atoll-login-safe' ),
			'<h2 class="atoll-login__safe" id="atoll-login-safe">' . Html::text( __( 'Kept safe', 'atoll' ) )
				. "</h2><ul>{$items}</ul>"
		);
	}
}

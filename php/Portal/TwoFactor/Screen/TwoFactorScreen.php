<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Screen;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Islands\Islands;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\TwoFactor\Account\TwoFactorMarkup;
use Atoll\Portal\TwoFactor\Account\TwoFactorPageState;
use Atoll\Portal\TwoFactor\TwoFactorPolicy;

/** The wp-admin screen on which staff manage their own two-step login. */
final class TwoFactorScreen {

	public const PAGE = 'atoll-two-step';

	/** The screen's parent menus: for users who may edit users, and for all others. */
	public const MENUS = array( 'users.php', 'profile.php' );

	public function __construct(
		private TwoFactorPolicy $policy,
		private TwoFactorMarkup $markup,
		private TwoFactorPageState $page,
		private PortalActions $actions,
		private Islands $islands,
		private Enhancements $enhancements
	) {}

	public static function url(): string {
		[ $users, $profile ] = self::MENUS;
		return add_query_arg(
			'page',
			self::PAGE,
			admin_url( current_user_can( 'edit_users' ) ? $users : $profile )
		);
	}

	/** Adds the screen below Profile; for users who see it, that is below Users. */
	public function add(): void {
		if ( ! $this->policy->isOffered() ) {
			return;
		}
		$title = __( 'Two-step login', 'atoll' );
		$page  = add_users_page( $title, $title, 'read', self::PAGE, $this->render( ... ) );
		add_action( "load-{$page}", $this->load( ... ) );
	}

	/** Runs the screen's forms, which are forms of the portal. */
	private function load(): void {
		$this->actions->respond();
		add_filter( 'admin_title', $this->title( ... ) );
		add_action( 'admin_enqueue_scripts', static fn() => wp_enqueue_style( 'atoll-profile' ) );
		add_action( 'admin_print_footer_scripts', $this->islands->print( ... ), 1000 );
		add_action( 'admin_print_footer_scripts', $this->enhancements->print( ... ), 1000 );
	}

	private function title( string $title ): string {
		return $this->actions->title( $this->page->title( array( 'title' => $title ) ) )['title'];
	}

	private function render(): void {
		$user    = wp_get_current_user();
		$notice  = (string) $this->actions->notice()?->html( 'notice notice-success' );
		$warning = $this->policy->mustSetUp( $user )
			? '<div class="notice notice-warning inline"><p>' . esc_html__(
				'This site asks everyone who can see entries for two-step login. Switch it on to continue.',
				'atoll'
			) . '</p></div>'
			: '';
		echo '<div class="wrap atoll-two-step"><h1>' . esc_html__( 'Two-step login', 'atoll' ) . '</h1>'
			. $notice . $warning
			. $this->enhancements->wrap( 'reveal-password', array(), $this->markup->html( $user, headingLevel: 2 ) )
			. '</div>'; // Escaped where it is built.
	}
}

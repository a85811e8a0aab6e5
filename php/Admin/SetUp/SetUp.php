<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Demo\Demo;
use Atoll\Platform\Services\Lazy;

/** Shows the setup screen: once after activation, and always in Atoll's menu. */
final class SetUp {

	public const PAGE = 'atoll-set-up';

	/** @param \Closure(): Demo $demo */
	public function __construct(
		private SetUpScreen $screen,
		private SetUpState $state,
		#[Lazy( Demo::class )] private \Closure $demo
	) {}

	/** Runs on activation: the next visit to the list of plugins redirects to the setup screen. */
	public function activate(): void {
		if ( $this->state->is( '' ) ) {
			$this->state->set( SetUpState::DUE );
		}
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::PAGE );
	}

	public function addPage(): void {
		$name = __( 'Set up', 'atoll' );
		add_submenu_page(
			AdminMenu::ENTRIES,
			$name,
			$name,
			SetUpActions::CAPABILITY,
			self::PAGE,
			$this->screen->print( ... )
		);
	}

	public function showOnce(): void {
		if ( $this->state->is( SetUpState::DUE ) && current_user_can( SetUpActions::CAPABILITY ) ) {
			$this->state->set( SetUpState::OFFERED );
			wp_safe_redirect( self::url() );
			exit;
		}
	}

	/** Prints a reminder, only on the dashboard, until a choice was made and carried out. */
	public function remind(): void {
		if ( 'dashboard' !== get_current_screen()?->id || ! current_user_can( SetUpActions::CAPABILITY ) ) {
			return;
		}
		if ( '' !== $this->state->step() ) {
			$text = __( 'The demo site is half made.', 'atoll' ) . $this->failure();
			$this->printNotice( 'warning', $text, __( 'Continue or remove it', 'atoll' ) );
		} elseif ( $this->state->is( SetUpState::DUE ) || $this->state->is( SetUpState::OFFERED ) ) {
			$this->printNotice( 'info', __( 'Atoll is ready.', 'atoll' ), __( 'Choose how to start', 'atoll' ) );
		}
	}

	private function failure(): string {
		/* translators: %s: name of a part of the demo site, such as Pictures */
		$text = __( 'This part did not work: %s.', 'atoll' );
		return $this->state->hasFailed()
			? ' ' . sprintf( $text, ( $this->demo )()->steps()[ $this->state->step() ] ?? '' )
			: '';
	}

	private function printNotice( string $type, string $text, string $link ): void {
		wp_admin_notice(
			sprintf( '%s <a href="%s">%s</a>', esc_html( $text ), esc_url( self::url() ), esc_html( $link ) ),
			array(
				'type'        => $type,
				'dismissible' => true,
			)
		);
	}
}

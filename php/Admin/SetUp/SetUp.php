<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\AdminMenu;

/** Shows the setup screen: once after activation, and always in Atoll's menu. */
final class SetUp {

	public const PAGE = 'atoll-set-up';

	public function __construct( private SetUpScreen $screen, private SetUpState $state ) {}

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

	/** Prints a reminder, only on the dashboard, until a choice was made. */
	public function remind(): void {
		$isOpen = $this->state->is( SetUpState::DUE ) || $this->state->is( SetUpState::OFFERED );
		if ( $isOpen && 'dashboard' === get_current_screen()?->id && current_user_can( SetUpActions::CAPABILITY ) ) {
			wp_admin_notice(
				sprintf(
					'%s <a href="%s">%s</a>',
					esc_html__( 'Atoll is ready.', 'atoll' ),
					esc_url( self::url() ),
					esc_html__( 'Choose how to start', 'atoll' )
				),
				array(
					'type'        => 'info',
					'dismissible' => true,
				)
			);
		}
	}
}

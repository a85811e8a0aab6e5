<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\AdminMenu;

/** Offers the set-up screen: once after the plugin was activated, and always under Atoll's menu. */
final class SetUp {

	public const PAGE = 'atoll-set-up';

	public function __construct( private SetUpScreen $screen, private SetUpState $state ) {}

	/** The plugin was activated: the next look at the list of plugins leads here. */
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

	/** On the dashboard alone, until a choice was made. */
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

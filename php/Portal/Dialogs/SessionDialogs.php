<?php

declare( strict_types=1 );

namespace Atoll\Portal\Dialogs;

use Atoll\Engine\Markup\Html;

/** The dialogs that the guard may show above a page, as templates for its island; src/islands/guard shows them. */
final class SessionDialogs {

	/** @param \Closure(): string $forgotten Returns the URL at which to ask for a new password. */
	public function __construct( private \Closure $forgotten ) {}

	/** Returns safe HTML, the same for all visitors. */
	public function html(): string {
		return $this->veil() . $this->ended() . $this->warning()->html() . LoginDialog::dialog(
			( $this->forgotten )()
		)->html() . $this->changed()->html();
	}

	/** Returns the veil that covers the page while its session is checked, and the message if the check fails. */
	private function veil(): string {
		return Html::element(
			'template',
			array(
				'data-atoll'    => 'veil',
				'data-checking' => __( 'Checking your login…', 'atoll' ),
				'data-leaving'  => __( 'Logging out…', 'atoll' ),
				'data-going'    => __( 'You have been logged out. Taking you to the login page…', 'atoll' ),
			),
			$this->still(
				__( 'We could not check whether you are logged in. Check your connection, then try again.', 'atoll' ),
				ModalDialog::button( 'retry', __( 'Try again', 'atoll' ), 'primary' ) . $this->loginLink( 'text' )
			)
		);
	}

	/** Returns the cover for a page whose session has ended, when the browser cannot be redirected automatically. */
	private function ended(): string {
		return Html::element(
			'template',
			array( 'data-atoll' => 'ended' ),
			$this->still( __( 'You have been logged out.', 'atoll' ), $this->loginLink( 'primary' ) )
		);
	}

	/** @param string $actions Safe HTML. */
	private function still( string $message, string $actions ): string {
		return Html::element(
			'p',
			array( 'class' => 'atoll-veil__label', 'role' => 'alert' ),
			Html::text( $message )
		) . '<div class="atoll-veil__actions">' . $actions . '</div>';
	}

	/** @param string $look A look from src/styles/button.css. */
	private function loginLink( string $look ): string {
		return Html::element(
			'a',
			array( 'class' => "atoll-button atoll-button--$look", 'data-atoll' => 'login' ),
			Html::text( __( 'Go to the login page', 'atoll' ) )
		);
	}

	private function warning(): ModalDialog {
		$countdown    = Html::element(
			'p',
			array( 'class' => 'atoll-guard__left', 'data-atoll' => 'left', 'aria-hidden' => 'true' ),
			''
		);
		$announcement = Html::element(
			'p',
			array(
				'class' => 'screen-reader-text',
				'id' => 'atoll-guard-warning-left',
				'role' => 'status',
				'data-atoll' => 'said',
				/* translators: {seconds} is a number. */
				'data-text' => __( '{seconds} seconds left until you are logged out.', 'atoll' ),
			),
			''
		);
		$note         = ModalDialog::note(
			array(
				'data-failed'  => __( 'We could not reach the server. Try again before the time is up.', 'atoll' ),
				'data-longest' => __(
					'You have reached the longest time you can stay logged in. Save what you are doing now, then log in again.',
					'atoll'
				),
			)
		);
		return new ModalDialog(
			'warning',
			__( 'You will be logged out soon', 'atoll' ),
			__(
				'You have not done anything here for a while. To keep your information safe, we will log you out when the time is up.',
				'atoll'
			),
			$countdown . $announcement . $note
				. ModalDialog::actions(
					ModalDialog::button( 'stay', __( 'Stay logged in', 'atoll' ), 'primary' )
						. ModalDialog::button( 'log-out', __( 'Log out', 'atoll' ), 'text' )
				),
			true,
			'atoll-guard-warning-left'
		);
	}

	private function changed(): ModalDialog {
		return new ModalDialog(
			'changed',
			__( 'Someone else is logged in now', 'atoll' ),
			__(
				'This page was opened by a different person from the one now logged in. To keep their answers private, we cleared them from this page and sent nothing. Forms that were already saved have not changed.',
				'atoll'
			),
			ModalDialog::actions( ModalDialog::button( 'close', __( 'Continue', 'atoll' ), 'primary' ) ),
			true
		);
	}
}
